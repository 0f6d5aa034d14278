import { tzOffset } from '@date-fns/tz';
import { once } from './once.js';

/**
 * Booking times are what a clock in the UK shows. Instants are epoch milliseconds; a wall time is a `YYYY-MM-DD` date
 * and an `HH:MM` time in Europe/London.
 */
export const UK_ZONE = 'Europe/London';
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
/** 24 hours. Two UK days a year last 23 and 25, see `dayRange`. */
export const DAY_MS = 24 * HOUR_MS;
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

export interface WallTime {
  date: string;
  time: string;
}

export interface TimeRange {
  startsAt: number;
  endsAt: number;
}

const two = (value: number) => String(value).padStart(2, '0');

interface UkHour {
  /** How far UK clocks are ahead of UTC, in milliseconds. */
  offset: number;
  /** `YYYY-MM-DD` */
  date: string;
}

/** More than a year of hours: a server is rarely asked about others. */
const MAX_KNOWN_HOURS = 10_000;
const knownHours = new Map<number, UkHour>();

/**
 * The UK time at the hour of an instant, cached, because asking the time zone database takes longer than everything
 * else done with an instant. Hours suffice, because UK clocks have only ever changed, and days begun, on the hour.
 */
function ukHour(instant: number): UkHour {
  const hour = Math.floor(instant / HOUR_MS);
  const known = knownHours.get(hour);
  if (known !== undefined) return known;
  const offset = tzOffset(UK_ZONE, new Date(instant)) * MINUTE_MS;
  const shown = new Date(instant + offset);
  const date = `${String(shown.getUTCFullYear()).padStart(4, '0')}-${two(shown.getUTCMonth() + 1)}-${two(shown.getUTCDate())}`;
  if (knownHours.size >= MAX_KNOWN_HOURS) knownHours.clear();
  const found = { offset, date };
  knownHours.set(hour, found);
  return found;
}

/**
 * Whether the text is a date that exists, as `YYYY-MM-DD`. Excludes the year 9999, because days after it don't fit this
 * format.
 */
export function isDate(text: string): boolean {
  const match = DATE.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1900 && year < 9999 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Whether the text is a time of day, as `HH:MM`. */
export function isTime(text: string): boolean {
  return TIME.test(text);
}

/** Largest first, so that the earliest instant is found first. Two hours is the double summer time of the 1940s. */
const POSSIBLE_OFFSETS = [2 * HOUR_MS, HOUR_MS, 0];

/**
 * The instant at which a UK clock shows this time: the first of two in the hour that repeats in October, undefined in
 * the hour that is skipped in March.
 */
export function toInstant({ date, time }: WallTime): number | undefined {
  if (!isDate(date) || !isTime(time)) return undefined;
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const asUtc = Date.UTC(year, month - 1, day, hour, minute);
  return POSSIBLE_OFFSETS.map((offset) => asUtc - offset).find(
    (instant) => instant + ukHour(instant).offset === asUtc,
  );
}

/** What a UK clock and calendar show at an instant (epoch milliseconds). */
export function toWallTime(instant: number): WallTime {
  const { offset, date } = ukHour(instant);
  const shown = new Date(instant + offset);
  return { date, time: `${two(shown.getUTCHours())}:${two(shown.getUTCMinutes())}` };
}

/** The date in the UK, `YYYY-MM-DD`. */
export function ukToday(now = Date.now()): string {
  return ukHour(now).date;
}

/** 0 = Sunday. */
export function weekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** The date this many calendar days later, or earlier for a negative number. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** `[midnight, next midnight)` of a UK day; 23 or 25 hours long on the days the clocks change. */
export function dayRange(date: string): TimeRange {
  const midnight = (day: string) => toInstant({ date: day, time: '00:00' }) ?? Date.parse(`${day}T00:00:00Z`);
  return { startsAt: midnight(date), endsAt: midnight(addDays(date, 1)) };
}

/** From midnight of the first UK day to the midnight after the last, both days included. */
export function daysRange(first: string, last: string): TimeRange {
  return { startsAt: dayRange(first).startsAt, endsAt: dayRange(last).endsAt };
}

/** The end is not part of a range, so ranges that only touch don't overlap. */
export function overlaps(a: TimeRange, b: TimeRange): boolean {
  return a.startsAt < b.endsAt && b.startsAt < a.endsAt;
}

const DAY_PARTS = { timeZone: UK_ZONE, month: 'short', day: 'numeric', year: 'numeric' } as const;
const dateFormat = once(() => new Intl.DateTimeFormat('en-US', DAY_PARTS));
const dateTimeFormat = once(
  () => new Intl.DateTimeFormat('en-US', { ...DAY_PARTS, hour: 'numeric', minute: '2-digit' }),
);

/**
 * `Dec 3, 2026`: for recorded moments. It is one of the fixed formats (docs/glossary.md), hence not in British order.
 */
export function formatDate(at: number | string | Date): string {
  return dateFormat().format(new Date(at));
}

const monthFormat = once(
  () => new Intl.DateTimeFormat('en-GB', { timeZone: UK_ZONE, month: 'long', year: 'numeric' }),
);

/** `March 2026` */
export function formatMonth(at: number | string | Date): string {
  return monthFormat().format(new Date(at));
}

/** The same day this many months later, or the last day of that month if it is shorter. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/** `Dec 3, 2026, 9:00 AM` */
export function formatDateTime(at: number | string | Date): string {
  return dateTimeFormat().format(new Date(at));
}
