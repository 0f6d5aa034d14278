import { dynamicWrite } from '../database/statement.js';

/** Both tables store the sum, the count and, derived from them, the average in hundredths of a star. */
type RatedTable = 'cleaners' | 'users';

/**
 * Adds or removes one rating in a single statement without a read before it, so that concurrent changes can't get lost.
 * The average is set first, from the old sum and count, because MariaDB assigns from left to right and later columns
 * see earlier results, while SQLite sees only old values. Hundredths are 100 × sum ÷ count with halves rounded up,
 * which is (200 × sum + count) ÷ (2 × count) rounded down; subtracting the remainder first makes the division exact on
 * both engines.
 *
 * Parameters: the rating three times, then the id.
 */
function ratingText(table: RatedTable, sign: '+' | '-'): string {
  const count = `(reviewCount ${sign} 1)`;
  const numerator = `(200 * (ratingSum ${sign} ?) + ${count})`;
  const denominator = `(2 * ${count})`;
  return `UPDATE ${table}
             SET ratingHundredths = CASE WHEN ${count} = 0 THEN 0
                                    ELSE (${numerator} - ${numerator} % ${denominator}) / ${denominator} END,
                 ratingSum = ratingSum ${sign} ?,
                 reviewCount = ${count}
           WHERE id = ?`;
}

export const ADD_RATING = dynamicWrite('ratings.add', (table: RatedTable) => ratingText(table, '+'), [
  ['cleaners'],
  ['users'],
]);

export const REMOVE_RATING = dynamicWrite('ratings.remove', (table: RatedTable) => ratingText(table, '-'), [
  ['cleaners'],
  ['users'],
]);

export const ratingParams = (rating: number, id: number): number[] => [rating, rating, rating, id];
