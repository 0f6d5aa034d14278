import { invalid } from '../common/app-error.js';
import type { Posting } from './posting.entity.js';

/** What only the chosen cleaner reads, so that removing it changes no bid. */
const PRIVATE: readonly string[] = ['specialInstructions', 'accessNotes'] satisfies (keyof Posting)[];

/**
 * For a job whose time stays in the past: its cleaners would be asked to confirm what nobody can accept. Nor would
 * anything be erased that is entered now, because a retention rule visits each job only once. Private notes can be
 * removed.
 *
 * @param changes the columns that would change
 * @throws AppError VALIDATION_FAILED naming the date
 */
export function requireNoChangeButRemovals(changes: Partial<Posting>): void {
  const isAllowed = Object.entries(changes).every(
    ([column, value]) => value === null && PRIVATE.includes(column),
  );
  if (!isAllowed)
    throw invalid('postingDate', 'The time of this job has passed. Please give it a new one as well.');
}
