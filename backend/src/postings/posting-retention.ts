import { DAY_MS, RETENTION_DAYS } from '@tidyhearth/domain';
import { AppError } from '../common/app-error.js';
import type { ChangePostingDto } from './dto/posting.dto.js';
import type { Posting } from './posting.entity.js';

/** The fields that the retention rules erase, `accessNotes` and `jobAddresses` days after the date of the job. */
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

/** A rule visits each job only once, so whatever is entered on a job this old would never be erased. */
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
