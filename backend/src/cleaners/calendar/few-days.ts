import {
  addDays,
  daysRange,
  FREE_DAYS_MAX,
  lastBookableDay,
  ukToday,
  type TimeRange,
} from '@tidyhearth/domain';
import { invalid } from '../../common/app-error.js';
import type { SlotsQuery } from './dto/free-slots.dto.js';

/** @throws AppError if the days are in the wrong order, or too many for one call */
export function requireFewDays({ from, to }: SlotsQuery): void {
  if (to < from) throw invalid('to', 'to must not be before from');
  if (addDays(from, FREE_DAYS_MAX) < to)
    throw invalid('to', `At most ${FREE_DAYS_MAX} days can be asked for at once`);
}

export function datesBetween(from: string, to: string): string[] {
  const dates: string[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date);
  return dates;
}

/**
 * The days after the requested ones among which the next free start is looked for. None of them is past, however long
 * ago the requested days are.
 */
export function daysToSearch({ from, to }: SlotsQuery, now: number): string[] {
  const today = ukToday(now);
  const last = earlier(addDays(later(from, today), FREE_DAYS_MAX), lastBookableDay(now));
  return datesBetween(later(addDays(to, 1), today), last);
}

/** The time for which the calendar is needed to find out what is free on these days; empty if all of them are past. */
export function timeToKnow(from: string, to: string, now: number): TimeRange {
  return daysRange(later(from, ukToday(now)), addDays(to, 1));
}

const earlier = (one: string, other: string) => (one < other ? one : other);
const later = (one: string, other: string) => (one > other ? one : other);
