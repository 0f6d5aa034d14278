import {
  isDate,
  lastBookableDay,
  onSlotGrid,
  POSTING_DEFAULT_TIME,
  toInstant,
  toWallTime,
} from '@tidyhearth/domain';
import { AppError, invalid, refusedField } from '../common/app-error.js';

export interface PostingTime {
  /** YYYY-MM-DD on a UK calendar */
  postingDate: string;
  /** HH:MM, if the customer named a time. */
  postingTime: string | null;
  startsAt: number;
}

/** For bids on a posting that is still open, and their acceptance. */
export const postingHasPassed = () =>
  new AppError('TIME_HAS_PASSED', { message: 'The time of this job has passed.' });

/**
 * A date has no time of day; an instant has its UK time.
 *
 * @throws AppError if no booking is possible at that time
 */
export function postingTimeOf(dateOrInstant: string, now: number): PostingTime {
  const wall = isDate(dateOrInstant)
    ? { date: dateOrInstant, time: null }
    : toWallTime(Date.parse(dateOrInstant));
  const startsAt = toInstant({ date: wall.date, time: wall.time ?? POSTING_DEFAULT_TIME });
  if (startsAt === undefined) throw invalid('postingDate', 'postingDate is out of range');
  if (!onSlotGrid(startsAt)) throw invalid('postingDate', 'Jobs start on the hour or half past');
  if (startsAt <= now) throw refusedField('TIME_IN_PAST', 'postingDate');
  if (wall.date > lastBookableDay(now)) throw refusedField('TIME_TOO_FAR', 'postingDate');
  return { postingDate: wall.date, postingTime: wall.time, startsAt };
}
