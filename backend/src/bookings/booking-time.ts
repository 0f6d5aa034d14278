import {
  isDate,
  lastBookableDay,
  MINUTE_MS,
  onSlotGrid,
  toInstant,
  toWallTime,
  type TimeRange,
} from '@tidyhearth/domain';
import { invalid, refusedField } from '../common/app-error.js';

export interface BookingTime extends TimeRange {
  /** YYYY-MM-DD */
  date: string;
  /** HH:MM in UK time */
  time: string;
}

/** The UK date of a date or instant. An instant's time of day is ignored. */
function dayOf(dateOrInstant: string): string {
  return isDate(dateOrInstant) ? dateOrInstant : toWallTime(Date.parse(dateOrInstant)).date;
}

/**
 * @throws AppError if the time is in the past, too far ahead, not on the half-hour, or in the hour that is skipped in
 * March
 */
export function bookingTimeOf(
  dateOrInstant: string,
  time: string,
  minutes: number,
  now: number,
): BookingTime {
  const date = dayOf(dateOrInstant);
  const startsAt = toInstant({ date, time });
  if (startsAt === undefined) throw refusedField('TIME_INVALID', 'bookingTime');
  if (!onSlotGrid(startsAt)) throw invalid('bookingTime', 'Bookings start on the hour or half past');
  if (startsAt <= now) throw refusedField('TIME_IN_PAST', 'bookingDate');
  if (date > lastBookableDay(now)) throw refusedField('TIME_TOO_FAR', 'bookingDate');
  return { date, time, startsAt, endsAt: startsAt + minutes * MINUTE_MS };
}
