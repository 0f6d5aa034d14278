/** Stands wherever the 85 % stands, in the same sentence, so that no two pages promise different money. */
export const KEEP_85 =
  'Cleaners keep 85% of earnings; in the beta the platform fee is only 5%, so you keep 95% of what you earn.';

export const SAMPLE_FIGURES =
  'Sample figures from our beta: they show how this page will look and do not describe real customers or cleaners yet.';

export const SAMPLE_REVIEWS =
  'Sample reviews and ratings from our beta: invented to show how this page will look, not written by real customers.';
