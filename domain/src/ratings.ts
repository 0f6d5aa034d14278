/** An average of ratings as it is shown everywhere: it is kept in hundredths of a star and shown in tenths, halves up. */
export const formatRating = (average: number) => (Math.round(Math.round(average * 100) / 10) / 10).toFixed(1);

/** The least average that is shown as so many stars: who asks for these and above means what the cards say. */
export const leastRatingShownAs = (stars: number) => (Math.round(stars * 100) - 5) / 100;
