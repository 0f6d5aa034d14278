import { WEEKDAYS } from '../bookings/when';

export interface DayHours {
  day: number;
  open: boolean;
  start: string;
  end: string;
}

type Hours = { day: number; start: string; end: string }[];

const USUAL = { start: '09:00', end: '17:00' };

/** Monday first, as people plan a working week. */
const ORDER = [1, 2, 3, 4, 5, 6, 0];

/** One line a day. Where nothing is set every slot is open, so the form starts from a usual week, switched off. */
export function toForm(hours: Hours): DayHours[] {
  return ORDER.map((day) => {
    const set = hours.find((entry) => entry.day === day);
    return { day, open: set !== undefined, start: set?.start ?? USUAL.start, end: set?.end ?? USUAL.end };
  });
}

/** Days with a second period keep it: the form edits the first one. */
export function toHours(form: readonly DayHours[], before: Hours): Hours {
  return form
    .filter(({ open }) => open)
    .flatMap(({ day, start, end }) => {
      const later = before.filter((entry) => entry.day === day).slice(1);
      return [{ day, start, end }, ...later.filter((entry) => entry.start >= end)];
    });
}

export const dayName = (day: number) => WEEKDAYS[day] ?? '';

export const wrongDays = (form: readonly DayHours[]) =>
  form.filter(({ open, start, end }) => open && start >= end);
