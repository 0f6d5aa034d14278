import { addDays, ukToday, weekday } from '@tidyhearth/domain';
import { visitsFallOn, type Visit } from './rows/made.js';

const monthOf = (date: string) => date.slice(0, 7);

/** Numbers of completed visits in each period. All of them are different. */
export interface PeriodCounts {
  today: number;
  thisWeek: number;
  thisMonth: number;
  lastMonth: number;
  all: number;
}

/**
 * Moves a completed booking and copies of it to both ends of today and to other days of this week, this month and last
 * month, and a cancelled one to today. Which month another day of this week belongs to depends on today.
 */
export async function visitsInEachPeriod(bookingId: number): Promise<PeriodCounts> {
  const today = ukToday();
  const week = daysFrom(addDays(today, -weekday(today)), 7);
  const lastMonth = monthOf(addDays(`${monthOf(today)}-01`, -1));
  const outsideWeek = (month: string) => someDay(daysFrom(`${month}-01`, 28), (day) => !week.includes(day));
  const inWeek = someDay(week, (day) => day !== today);
  const visits: Visit[] = [
    { date: today, time: '23:30' },
    ...many(2, { date: inWeek, time: '10:00' }),
    ...many(4, { date: outsideWeek(monthOf(today)), time: '10:00' }),
    ...many(16, { date: outsideWeek(lastMonth), time: '10:00' }),
    { date: today, time: '10:00', status: 'cancelled' },
  ];
  await visitsFallOn(bookingId, { date: today, time: '00:00' }, visits);
  const inMonth = (month: string) => (monthOf(inWeek) === month ? 2 : 0);
  return {
    today: 2,
    thisWeek: 4,
    thisMonth: 6 + inMonth(monthOf(today)),
    lastMonth: 16 + inMonth(lastMonth),
    all: 24,
  };
}

const daysFrom = (first: string, number: number) =>
  Array.from({ length: number }, (_, index) => addDays(first, index));

const many = (number: number, visit: Visit): Visit[] => Array.from({ length: number }, () => visit);

function someDay(days: readonly string[], fits: (day: string) => boolean): string {
  const day = days.find(fits);
  if (day === undefined) throw new Error('no such day');
  return day;
}
