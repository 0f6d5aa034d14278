import { addDays, addMonths, weekday } from '@tidyhearth/domain';

/** As `weekday` numbers the days. A cleaner's weeks, which their figures count too, begin on Sunday. */
type FirstDay = 0 | 1;
const MONDAY = 1;

/** The seven days from the Sunday, or another first day, on or before a date. */
export function weekOf(date: string, firstDay: FirstDay = 0): string[] {
  const first = addDays(date, -((weekday(date) - firstDay + 7) % 7));
  return Array.from({ length: 7 }, (_, day) => addDays(first, day));
}

/** A week as customers read it in a calendar: Monday first. */
export const weekFromMonday = (date: string) => weekOf(date, MONDAY);

export const firstOfMonth = (date: string) => `${date.slice(0, 7)}-01`;
export const lastOfMonth = (date: string) => addDays(addMonths(firstOfMonth(date), 1), -1);

/** The whole weeks that cover the month of a date. */
export function monthWeeks(date: string, firstDay: FirstDay = 0): string[][] {
  const weeks = [weekOf(firstOfMonth(date), firstDay)];
  for (;;) {
    const next = addDays(weeks.at(-1)?.[6] ?? date, 1);
    if (next > lastOfMonth(date)) return weeks;
    weeks.push(weekOf(next, firstDay));
  }
}

/** The weeks, Monday first, in the month of a date that are not over on the day `today`. */
export const weeksFrom = (today: string, date: string) =>
  monthWeeks(date, MONDAY).filter((week) => week.some((day) => day >= today));
