import { BETA_SHARE } from '../../../config/beta';

export const KEEP_85 = `Cleaners keep 85% of their earnings; ${BETA_SHARE}.`;

export const SAMPLE_FIGURES =
  'Sample figures from our beta: they show how this page will look and do not describe real customers or cleaners yet.';

export const SAMPLE_REVIEWS =
  'Sample reviews and ratings from our beta: invented to show how this page will look, not written by real customers.';

export const SAMPLE_STORY =
  'Sample story from our beta: invented to show how this page will look, not the history of a real company.';

export const SAMPLE_TEAM =
  'Sample team from our beta: invented to show how this page will look, not a description of real people.';

export const SAMPLE_CITIES =
  'Sample list from our beta: the cities this page is to name. Each city’s page says who can be booked near it today.';
