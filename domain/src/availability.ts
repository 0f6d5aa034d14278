import { BOOKING_HORIZON_DAYS, BOOKING_TIMES, SLOT_MINUTES } from './limits.js';
import {
  addDays,
  dayRange,
  MINUTE_MS,
  overlaps,
  toWallTime,
  ukToday,
  weekday,
  type TimeRange,
} from './time.js';

/*
 * The same rules list free times and check a booking, so that an offered time is never refused for a reason
 * known when it was offered.
 */

/** One working period of the week; a day may have several. */
export interface WorkingHours {
  /** 0 = Sunday */
  day: number;
  /** HH:MM */
  start: string;
  /** HH:MM, or 24:00 for the end of the day */
  end: string;
}

export interface Calendar {
  /** Empty: open at all times. */
  hours: readonly WorkingHours[];
  blocks: readonly TimeRange[];
  /** Confirmed bookings. */
  bookings: readonly TimeRange[];
}

export type Clash = 'past' | 'hours' | 'block' | 'booking';
export type RequestClash = Clash | 'start';

export const SLOT_MS = SLOT_MINUTES * MINUTE_MS;

/**
 * The half-hours that a range touches, numbered from the epoch (UTC). The UK's offsets are whole hours, so the
 * half-hours of a UK clock fall on the same grid.
 */
export function slotsOf({ startsAt, endsAt }: TimeRange): number[] {
  const first = Math.floor(startsAt / SLOT_MS);
  const end = Math.ceil(endsAt / SLOT_MS);
  return Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
}

/** Whether an instant (epoch milliseconds) is the start of a half-hour. */
export function onSlotGrid(instant: number): boolean {
  return instant % SLOT_MS === 0;
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Whether each half-hour of the range lies in some working period of its own day. */
function withinHours(range: TimeRange, hours: readonly WorkingHours[]): boolean {
  if (hours.length === 0) return true;
  return slotsOf(range).every((slot) => {
    const { date, time } = toWallTime(slot * SLOT_MS);
    const at = minutes(time);
    const day = weekday(date);
    return hours.some((h) => h.day === day && minutes(h.start) <= at && at + SLOT_MINUTES <= minutes(h.end));
  });
}

/**
 * Why a range can't be booked, the most helpful reason first; undefined when it can. `now` in epoch
 * milliseconds.
 */
export function clashOf(range: TimeRange, calendar: Calendar, now: number): Clash | undefined {
  if (range.startsAt <= now) return 'past';
  if (calendar.bookings.some((booking) => overlaps(range, booking))) return 'booking';
  if (calendar.blocks.some((block) => overlaps(range, block))) return 'block';
  return withinHours(range, calendar.hours) ? undefined : 'hours';
}

const STANDARD_STARTS: ReadonlySet<string> = new Set(BOOKING_TIMES);

export const WHOLE_DAY = { start: '00:00', end: '24:00' } as const;

export const isWholeDay = ({ start, end }: Pick<WorkingHours, 'start' | 'end'>): boolean =>
  start === WHOLE_DAY.start && end === WHOLE_DAY.end;

/**
 * Customers are offered the standard starts, and any half-hour inside the hours that a cleaner has set. A day that is open
 * throughout has none set: nobody who leaves a day open wants a request for three in the morning.
 */
function offersStart(date: string, time: string, { hours }: Calendar): boolean {
  const day = weekday(date);
  return STANDARD_STARTS.has(time) || hours.some((period) => period.day === day && !isWholeDay(period));
}

/** Like `clashOf`, for a time that a customer asks for. */
export function requestClashOf(range: TimeRange, calendar: Calendar, now: number): RequestClash | undefined {
  const clash = clashOf(range, calendar, now);
  if (clash) return clash;
  const { date, time } = toWallTime(range.startsAt);
  return offersStart(date, time, calendar) ? undefined : 'start';
}

/** The last day (YYYY-MM-DD) that can be booked. */
export const lastBookableDay = (now: number) => addDays(ukToday(now), BOOKING_HORIZON_DAYS);

export interface FreeStart {
  /** HH:MM on a UK clock */
  time: string;
  /** The longest booking, in hours, that can begin then. */
  maxHours: number;
}

export interface FreeDay {
  date: string;
  starts: FreeStart[];
}

const MIN_BOOKING_SLOTS = 2;
const MAX_BOOKING_SLOTS = 16;

/** Free start times for each day from `from` to `to`, both included, for which customers may ask. */
export function freeDays(from: string, to: string, calendar: Calendar, now: number): FreeDay[] {
  const days: FreeDay[] = [];
  const last = lastBookableDay(now);
  for (let date = from; date <= to; date = addDays(date, 1)) {
    days.push({ date, starts: date <= last ? freeStarts(date, calendar, now) : [] });
  }
  return days;
}

function freeStarts(date: string, calendar: Calendar, now: number): FreeStart[] {
  const day = dayRange(date);
  const window = { startsAt: day.startsAt, endsAt: day.endsAt + MAX_BOOKING_SLOTS * SLOT_MS };
  const near: Calendar = {
    hours: calendar.hours,
    blocks: calendar.blocks.filter((block) => overlaps(block, window)),
    bookings: calendar.bookings.filter((booking) => overlaps(booking, window)),
  };
  const first = day.startsAt / SLOT_MS;
  const count = (window.endsAt - window.startsAt) / SLOT_MS;
  const isFree = Array.from({ length: count }, (_, index) => {
    const startsAt = (first + index) * SLOT_MS;
    return clashOf({ startsAt, endsAt: startsAt + SLOT_MS }, near, now) === undefined;
  });
  const starts = new Map<string, FreeStart>();
  for (let index = 0; (first + index) * SLOT_MS < day.endsAt; index += 1) {
    let length = 0;
    while (length < MAX_BOOKING_SLOTS && isFree[index + length]) length += 1;
    const { time } = toWallTime((first + index) * SLOT_MS);
    // A time of the hour that repeats in October means its first occurrence.
    if (length >= MIN_BOOKING_SLOTS && offersStart(date, time, calendar) && !starts.has(time))
      starts.set(time, { time, maxHours: length / 2 });
  }
  return [...starts.values()];
}
