import { isWholeDay, joinHours, WHOLE_DAY, type WorkingHours } from '@tidyhearth/domain';
import { WEEKDAYS } from '../bookings/when';
import { TEXTS } from './calendar.texts';

export const DAY_KINDS = ['all', 'hours', 'off'] as const;
export type DayKind = (typeof DAY_KINDS)[number];

export interface DayHours {
  day: number;
  kind: DayKind;
  start: string;
  end: string;
  /** Further periods of the day, which the form keeps but does not edit. */
  later: readonly WorkingHours[];
}

const USUAL = { start: '09:00', end: '17:00' };

/** Monday first, as people plan a working week. */
const ORDER = [1, 2, 3, 4, 5, 6, 0];

/**
 * One line per day, as customers see it: without any hours, every day is open, and if periods overlap, which programs
 * can store, their union is offered.
 */
export function toForm(hours: readonly WorkingHours[]): DayHours[] {
  return ORDER.map((day) => {
    const [first, ...later] = joinHours(hours.filter((entry) => entry.day === day));
    if (first && !isWholeDay(first)) {
      return { day, kind: 'hours', start: first.start, end: first.end, later };
    }
    return { day, kind: first || hours.length === 0 ? 'all' : 'off', ...USUAL, later: [] };
  });
}

export const isSameWeek = (one: readonly WorkingHours[], other: readonly WorkingHours[]): boolean =>
  JSON.stringify(toForm(one)) === JSON.stringify(toForm(other));

export const isSameLine = (one: DayHours, other: DayHours | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A week that is always open is stored as one without hours. */
export function toHours(form: readonly DayHours[]): WorkingHours[] {
  if (form.every(({ kind }) => kind === 'all')) return [];
  return form.flatMap(periodsOf);
}

function periodsOf({ day, kind, start, end, later }: DayHours): WorkingHours[] {
  if (kind === 'off') return [];
  if (kind === 'all') return [{ day, ...WHOLE_DAY }];
  return [{ day, start, end }, ...later.filter((period) => period.start >= end)];
}

export const dayName = (day: number) => WEEKDAYS[day] ?? '';

export const wrongDays = (form: readonly DayHours[]) =>
  form.filter(({ kind, start, end }) => kind === 'hours' && (start === '' || start >= end));

const MIDNIGHT = '00:00';

/** A clock that is typed knows no 24:00: as the end of a day midnight is the one after it. */
export const endShown = (end: string): string => (end === WHOLE_DAY.end ? MIDNIGHT : end);
export const endTyped = (time: string): string => (time === MIDNIGHT ? WHOLE_DAY.end : time);

function wordsOf(line: DayHours): string {
  if (line.kind !== 'hours') return TEXTS.hours.kinds[line.kind].toLowerCase();
  return periodsOf(line)
    .map(({ start, end }) => TEXTS.range(start, end))
    .join(TEXTS.hours.and);
}

export interface HoursChange {
  day: number;
  before: string;
  after: string;
}

/** What will change for customers. */
export function changesOf(saved: readonly DayHours[], form: readonly DayHours[]): HoursChange[] {
  return form.flatMap((line, index) => {
    const old = saved[index];
    if (!old || wordsOf(old) === wordsOf(line)) return [];
    return [{ day: line.day, before: wordsOf(old), after: wordsOf(line) }];
  });
}
