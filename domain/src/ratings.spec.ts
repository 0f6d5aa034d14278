import { formatRating, leastRatingShownAs } from './ratings.js';

const AVERAGES = Array.from({ length: 501 }, (_, hundredths) => hundredths / 100);

describe('the average of ratings', () => {
  it.each([
    [4.46, '4.5'],
    [4.44, '4.4'],
    [4.35, '4.4'],
    [4.85, '4.9'],
    [4.95, '5.0'],
    [5, '5.0'],
    [0, '0.0'],
  ])('%d is shown as %s, halves up', (average, shown) => {
    expect(formatRating(average)).toBe(shown);
  });

  it.each([3, 4, 4.5])('is %d and above wherever it is shown as that or more', (least) => {
    const passing = AVERAGES.filter((average) => average >= leastRatingShownAs(least));
    expect(passing).toEqual(AVERAGES.filter((average) => Number(formatRating(average)) >= least));
  });
});
