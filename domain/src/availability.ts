import { BOOKING_DURATIONS_HOURS, BOOKING_HORIZON_DAYS, BOOKING_TIMES, SLOT_MINUTES } from './limits.js';
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
 * The same rules list free times and check a booking, so that a booking is never refused for a reason that was already
 * known when its time was offered.
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

/** Merges overlapping periods of a day; sorted by day and start. */
export function joinHours(hours: readonly WorkingHours[]): WorkingHours[] {
  const joined: WorkingHours[] = [];
  const byStart = hours.toSorted((one, other) => one.day - other.day || one.start.localeCompare(other.start));
  for (const period of byStart) {
    const last = joined.at(-1);
    if (last?.day !== period.day || period.start >= last.end) joined.push(period);
    else if (period.end > last.end) joined.splice(-1, 1, { ...last, end: period.end });
  }
  return joined;
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
 * Why a range can't be booked, the most helpful reason first; undefined if it can be. `now` is in epoch milliseconds.
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
 * Customers are offered the standard starts, and any half-hour within the hours that a cleaner has set. A day that is
 * open around the clock doesn't count as set hours: nobody who leaves a day open wants a request for three in the
 * morning.
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
export const lastBookableDay = (now = Date.now()) => addDays(ukToday(now), BOOKING_HORIZON_DAYS);

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

/** The shortest booking that customers can request. A booking made from a job may be shorter. */
const SHORTEST_HOURS = BOOKING_DURATIONS_HOURS[0];
const MAX_BOOKING_SLOTS = 16;

/**
 * The start times that customers can request on each day from `from` to `to`, both included.
 *
 * @param hours leaves out starts with less room than this
 */
export function freeDays(
  from: string,
  to: string,
  calendar: Calendar,
  now: number,
  hours: number = SHORTEST_HOURS,
): FreeDay[] {
  const days: FreeDay[] = [];
  const [today, last] = [ukToday(now), lastBookableDay(now)];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    days.push({ date, starts: today <= date && date <= last ? freeStarts(date, calendar, now, hours) : [] });
  }
  return days;
}

function freeStarts(
  date: string,
  calendar: Calendar,
  now: number,
  hours: number = SHORTEST_HOURS,
): FreeStart[] {
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
  const starts: FreeStart[] = [];
  const times = new Set<string>();
  for (let index = 0; (first + index) * SLOT_MS < day.endsAt; index += 1) {
    const { time } = toWallTime((first + index) * SLOT_MS);
    // In the hour that repeats in October, a time means its first occurrence, whether or not that is free.
    if (times.has(time)) continue;
    times.add(time);
    let length = 0;
    while (length < MAX_BOOKING_SLOTS && isFree[index + length]) length += 1;
    const maxHours = length / 2;
    if (maxHours >= hours && offersStart(date, time, calendar)) starts.push({ time, maxHours });
  }
  return starts;
}

/** Whether any booking could begin that day, ignoring the current time and how far ahead the day is. */
export const opensOn = (date: string, calendar: Calendar): boolean =>
  freeStarts(date, calendar, -Infinity).length > 0;

/** Why a customer can't ask for a day. */
export const DAY_CLOSED_REASONS = [
  'paused',
  'past',
  'too-soon',
  'too-far',
  'not-working',
  'away',
  'fully-booked',
  'too-short',
] as const;
export type DayClosedReason = (typeof DAY_CLOSED_REASONS)[number];

export interface BookableDay {
  date: string;
  isBookable: boolean;
  /** HH:MM of the first start with room for the booking, if there is one. */
  firstStart: string | null;
  closed: DayClosedReason | null;
}

/** The first start of a day with room for a booking of this many hours. */
export function firstStartOn(
  date: string,
  calendar: Calendar,
  now: number,
  hours: number,
): string | undefined {
  if (date < ukToday(now) || date > lastBookableDay(now)) return undefined;
  return freeStarts(date, calendar, now).find(({ maxHours }) => maxHours >= hours)?.time;
}

/** One day of the calendar of free days, for a booking of this many hours. */
export function bookableDay(date: string, calendar: Calendar, now: number, hours: number): BookableDay {
  const closedFor = (closed: DayClosedReason) => ({ date, isBookable: false, firstStart: null, closed });
  if (date < ukToday(now)) return closedFor('past');
  if (date > lastBookableDay(now)) return closedFor('too-far');
  const starts = freeStarts(date, calendar, now);
  const start = starts.find(({ maxHours }) => maxHours >= hours);
  if (start) return { date, isBookable: true, firstStart: start.time, closed: null };
  return closedFor(starts.length > 0 ? 'too-short' : whyClosed(date, calendar, now));
}

/**
 * Which part of the calendar closes the day, in this order: the weekly hours, the clock, the blocks, the bookings.
 * Reasons that can't apply aren't worked out, because this runs for each closed day of a month.
 */
function whyClosed(date: string, calendar: Calendar, now: number): DayClosedReason {
  const isClosed = (part: Calendar, at: number) => freeStarts(date, part, at).length === 0;
  const day = dayRange(date);
  // A start in the last half-hour of the day also needs the first half-hour of the next.
  const touches = (range: TimeRange) => overlaps(range, { ...day, endsAt: day.endsAt + SLOT_MS });
  const [isBlocked, isBooked] = [calendar.blocks.some(touches), calendar.bookings.some(touches)];
  const week = { hours: calendar.hours, blocks: [], bookings: [] };
  const isToday = day.startsAt <= now;
  if (!isToday && !isBlocked && !isBooked) return 'not-working';
  if (isClosed(week, -Infinity)) return 'not-working';
  if (isToday && isClosed(week, now)) return 'too-soon';
  if (!isBooked) return 'away';
  return isBlocked && isClosed({ ...week, blocks: calendar.blocks }, now) ? 'away' : 'fully-booked';
}
