import { DAY_MS, RETENTION_DAYS } from '@tidyhearth/domain';
import { AppError } from '../common/app-error.js';
import type { ChangePostingDto } from './dto/posting.dto.js';
import type { Posting } from './posting.entity.js';

/** What the retention rules erase of a job, `accessNotes` and `jobAddresses` days after it was to be. */
const PERSONAL = [
  'street',
  'city',
  'county',
  'postcode',
  'description',
  'specialInstructions',
  'accessNotes',
] as const;
const LONG_PAST = 'This job is long past. Please give it a new date as well.';

/** A rule passes each job once: what a job this old is given, nothing would erase. */
export const isPastRetention = ({ startsAt }: Pick<Posting, 'startsAt'>, now: number) =>
  startsAt <= now - RETENTION_DAYS.accessNotes * DAY_MS;

/** @throws AppError VALIDATION_FAILED naming the date */
export function requireNothingPersonal(change: ChangePostingDto): void {
  if (PERSONAL.some((field) => Boolean(change[field])))
    throw new AppError('VALIDATION_FAILED', {
      message: LONG_PAST,
      details: [{ path: 'postingDate', msg: LONG_PAST }],
    });
}
