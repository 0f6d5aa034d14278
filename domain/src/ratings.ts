/** The format of an average rating everywhere: stored in hundredths of a star, shown in tenths, halves rounded up. */
export const formatRating = (average: number) => (Math.round(Math.round(average * 100) / 10) / 10).toFixed(1);

/**
 * The lowest average that is displayed as this many stars, so that a filter for them agrees with what the cards show.
 */
export const leastRatingShownAs = (stars: number) => (Math.round(stars * 100) - 5) / 100;
