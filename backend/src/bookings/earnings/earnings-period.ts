import { addDays, ukToday, weekday } from '@tidyhearth/domain';

export const EARNINGS_PERIODS = ['this-week', 'this-month', 'last-month', 'all-time'] as const;
export type EarningsPeriod = (typeof EARNINGS_PERIODS)[number];

/** Days of the UK calendar, both included. */
export interface DayRange {
  from: string;
  to: string;
}

const firstOfMonth = (date: string) => `${date.slice(0, 7)}-01`;

/** Weeks start on Sunday, as in the calendar. */
export function daysOf(period: EarningsPeriod, now: number): DayRange {
  const today = ukToday(now);
  const monthStart = firstOfMonth(today);
  switch (period) {
    case 'this-week': {
      const from = addDays(today, -weekday(today));
      return { from, to: addDays(from, 6) };
    }
    case 'this-month':
      return { from: monthStart, to: endOfMonth(today) };
    case 'last-month': {
      const to = addDays(monthStart, -1);
      return { from: firstOfMonth(to), to };
    }
    case 'all-time':
      return { from: '0000-01-01', to: '9999-12-31' };
  }
}

export function endOfMonth(date: string): string {
  const nextMonth = firstOfMonth(addDays(firstOfMonth(date), 31));
  return addDays(nextMonth, -1);
}
