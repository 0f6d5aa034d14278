import { freeDays, type Calendar, type WorkingHours } from './availability.js';
import {
  ALL_WEEKDAYS,
  dateOfDay,
  dayNumber,
  fullDaysOf,
  hasClockChange,
  openWeekdaysOf,
  weekdayBit,
} from './full-days.js';
import { addDays, DAY_MS, dayRange, HOUR_MS, type TimeRange } from './time.js';

const FIRST = '2027-03-22';
const NOW = dayRange(FIRST).startsAt - HOUR_MS;
const DATES = Array.from({ length: 12 }, (_, index) => addDays(FIRST, index));
const open: Calendar = { hours: [], blocks: [], bookings: [] };

/** mulberry32, a seeded generator, so that a failure can be reproduced. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const two = (value: number) => String(value).padStart(2, '0');
const timeOf = (half: number) => `${two(Math.floor(half / 2))}:${half % 2 === 0 ? '00' : '30'}`;

function randomCalendar(random: (below: number) => number): Calendar {
  const range = (step: number, longest: number): TimeRange => {
    const startsAt = NOW + random((12 * DAY_MS) / step) * step;
    return { startsAt, endsAt: startsAt + (1 + random(longest)) * step };
  };
  const hours = Array.from({ length: random(7) }, (): WorkingHours => {
    const [day, start] = [random(7), random(47)];
    return { day, start: timeOf(start), end: timeOf(start + 1 + random(48 - start)) };
  });
  return {
    hours,
    blocks: Array.from({ length: random(4) }, () => range(HOUR_MS / 4, 200)),
    bookings: Array.from({ length: random(8) }, () => range(HOUR_MS / 2, 16)),
  };
}

describe('full days', () => {
  it('and open weekdays together say which days have a start', () => {
    const random = randomFrom(20_270_322);
    const wrong: unknown[] = [];
    for (let round = 0; round < 300; round += 1) {
      const calendar = randomCalendar(random);
      const full = new Set(fullDaysOf(calendar, dayNumber(FIRST)));
      const weekdays = openWeekdaysOf(calendar.hours);
      const opens = freeDays(FIRST, DATES.at(-1) ?? '', calendar, NOW);
      for (const { date, starts } of opens.filter((day) => !hasClockChange(day.date))) {
        const isKnownOpen = (weekdays & weekdayBit(date)) !== 0 && !full.has(dayNumber(date));
        if (isKnownOpen !== starts.length > 0) wrong.push([round, date, calendar]);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('include the day before, whose only start needs the half-hour after midnight that is taken', () => {
    const hours = [
      { day: 1, start: '23:30', end: '24:00' },
      { day: 2, start: '00:00', end: '00:30' },
    ];
    const midnight = dayRange(FIRST).endsAt;
    const bookings = [{ startsAt: midnight, endsAt: midnight + HOUR_MS / 2 }];
    const monday = dayNumber(FIRST);
    expect(fullDaysOf({ ...open, hours }, monday)).toEqual([]);
    expect(fullDaysOf({ ...open, hours, bookings }, monday)).toEqual([monday, monday + 1]);
  });

  it('are as many as a year of leave has', () => {
    const startsAt = dayRange('2027-06-01').startsAt;
    const endsAt = dayRange('2028-05-31').endsAt;
    const full = fullDaysOf({ ...open, blocks: [{ startsAt, endsAt }] }, dayNumber('2027-07-01'));
    expect([dateOfDay(full[0] ?? 0), dateOfDay(full.at(-1) ?? 0)]).toEqual(['2027-07-01', '2028-05-31']);
    expect(full).toHaveLength(336);
  });

  it('of a long leave are worked out at its ends alone, however many lie between', () => {
    const startsAt = dayRange('2027-06-01').startsAt;
    const blocks = [{ startsAt, endsAt: dayRange('2028-05-31').endsAt }];
    let looks = 0;
    const calendar: Calendar = {
      hours: [],
      bookings: [],
      get blocks() {
        looks += 1;
        return blocks;
      },
    };
    expect(fullDaysOf(calendar, dayNumber('2027-05-01'))).toHaveLength(366);
    expect(looks).toBeLessThan(20);
  });

  it('know nothing of a day on which somebody has half an hour taken', () => {
    const startsAt = dayRange('2027-06-01').startsAt + 10 * HOUR_MS;
    const bookings = [{ startsAt, endsAt: startsAt + HOUR_MS / 2 }];
    expect(fullDaysOf({ ...open, bookings }, 0)).toEqual([]);
  });

  it('leave every weekday open without hours, and the clock changes to a closer look', () => {
    expect(openWeekdaysOf([])).toBe(ALL_WEEKDAYS);
    expect(openWeekdaysOf([{ day: 1, start: '09:00', end: '09:30' }])).toBe(0);
    expect(['2027-03-27', '2027-03-28', '2027-10-31'].map(hasClockChange)).toEqual([false, true, true]);
  });
});
