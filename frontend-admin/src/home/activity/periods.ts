import type { DayOfActivity } from '../../contract';
import { TEXTS } from '../../i18n/home.texts';

export interface Period {
  value: string;
  label: string;
  days: number;
  /** Days per bar. */
  step: number;
}

export const PERIODS = [
  { value: 'month', label: TEXTS.activity.month, days: 30, step: 1 },
  { value: 'quarter', label: TEXTS.activity.quarter, days: 91, step: 7 },
  { value: 'year', label: TEXTS.activity.year, days: 364, step: 28 },
] as const satisfies readonly Period[];

/** One bar: a day, or some days in a row. */
export interface Span {
  from: string;
  to: string;
  signUps: number;
  bookings: number;
  postings: number;
  filledPostings: number;
}

/** Sums of `step` days each, oldest first. */
export function spansOf(days: readonly DayOfActivity[], step: number): Span[] {
  const spans: Span[] = [];
  for (let start = 0; start < days.length; start += step) {
    const part = days.slice(start, start + step);
    const sum = (figure: Exclude<keyof DayOfActivity, 'date'>) =>
      part.reduce((total, day) => total + day[figure], 0);
    const [first] = part;
    const last = part.at(-1);
    if (!first || !last) continue;
    spans.push({
      from: first.date,
      to: last.date,
      signUps: sum('signUps'),
      bookings: sum('bookings'),
      postings: sum('postings'),
      filledPostings: sum('filledPostings'),
    });
  }
  return spans;
}

/** The share of postings that found a cleaner; null if there were none. */
export function fillRateOf({
  postings,
  filledPostings,
}: Pick<Span, 'postings' | 'filledPostings'>): number | null {
  return postings === 0 ? null : filledPostings / postings;
}
