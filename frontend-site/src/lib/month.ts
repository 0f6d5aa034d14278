import { addDays, addMonths, weekday } from '@tidyhearth/domain';

/** The seven days from the Sunday on or before a date. */
export function weekOf(date: string): string[] {
  const sunday = addDays(date, -weekday(date));
  return Array.from({ length: 7 }, (_, day) => addDays(sunday, day));
}

export const firstOfMonth = (date: string) => `${date.slice(0, 7)}-01`;
export const lastOfMonth = (date: string) => addDays(addMonths(firstOfMonth(date), 1), -1);

/** The whole weeks, Sunday first, that cover the month of a date. */
export function monthWeeks(date: string): string[][] {
  const weeks = [weekOf(firstOfMonth(date))];
  for (;;) {
    const next = addDays(weeks.at(-1)?.[6] ?? date, 1);
    if (next > lastOfMonth(date)) return weeks;
    weeks.push(weekOf(next));
  }
}

/** The weeks in the month of a date that are not over on the day `today`. */
export const weeksFrom = (today: string, date: string) =>
  monthWeeks(date).filter((week) => week.some((day) => day >= today));
