import { invalid } from '../common/app-error.js';
import type { ChangePostingDto } from './dto/posting.dto.js';

const NEEDS_NEW_TIME = [
  'serviceType',
  'estimatedDuration',
  'maxBudget',
  'street',
  'city',
  'county',
  'postcode',
  'description',
  'specialInstructions',
  'accessNotes',
] as const satisfies readonly (keyof ChangePostingDto)[];

/** What only the chosen cleaner reads, so that removing it changes no bid. */
const PRIVATE: readonly string[] = ['specialInstructions', 'accessNotes'];

/**
 * For a job whose time stays in the past: its cleaners would be asked to confirm what nobody can accept. Nor would
 * anything be erased that is entered now, because a retention rule visits each job only once. Private notes can be
 * removed.
 *
 * @throws AppError VALIDATION_FAILED naming the date
 */
export function requireNoChangeButRemovals(change: ChangePostingDto): void {
  const isAllowed = (field: (typeof NEEDS_NEW_TIME)[number]) =>
    change[field] === undefined || (change[field] === null && PRIVATE.includes(field));
  if (!NEEDS_NEW_TIME.every(isAllowed))
    throw invalid('postingDate', 'The time of this job has passed. Please give it a new one as well.');
}
