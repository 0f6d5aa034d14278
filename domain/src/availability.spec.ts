import {
  clashOf,
  freeDays,
  lastBookableDay,
  requestClashOf,
  slotsOf,
  type Calendar,
} from './availability.js';
import { BOOKING_TIMES } from './limits.js';
import { addDays, toInstant } from './time.js';

const at = (date: string, time: string) => {
  const instant = toInstant({ date, time });
  if (instant === undefined) throw new Error('no such time');
  return instant;
};
const range = (date: string, from: string, to: string) => ({
  startsAt: at(date, from),
  endsAt: at(date, to),
});
const NOW = at('2027-06-01', '12:00');
const open: Calendar = { hours: [], blocks: [], bookings: [] };
const MONDAY = '2027-06-07';
const SUNDAYS: Calendar = { ...open, hours: [{ day: 0, start: '00:00', end: '23:30' }] };

describe('availability', () => {
  it('is open around the clock until hours are set, and offers the standard starts', () => {
    expect(clashOf(range(MONDAY, '03:00', '05:00'), open, NOW)).toBeUndefined();
    expect(requestClashOf(range(MONDAY, '03:00', '05:00'), open, NOW)).toBe('start');
    expect(freeDays(MONDAY, MONDAY, open, NOW)[0]?.starts.map(({ time }) => time)).toEqual([
      ...BOOKING_TIMES,
    ]);
  });

  it('offers the standard starts on a day that is open throughout, and each half-hour of one with hours', () => {
    const hours = [
      { day: 1, start: '00:00', end: '24:00' },
      { day: 2, start: '16:00', end: '18:00' },
    ];
    const days = freeDays(MONDAY, addDays(MONDAY, 2), { ...open, hours }, NOW);
    expect(days.map(({ starts }) => starts.map(({ time }) => time))).toEqual([
      [...BOOKING_TIMES],
      ['16:00', '16:30', '17:00'],
      [],
    ]);
    expect(requestClashOf(range(MONDAY, '03:00', '05:00'), { ...open, hours }, NOW)).toBe('start');
  });

  it('offers half an hour to a booking that is no longer, and to nobody else', () => {
    const hours = [{ day: 1, start: '16:00', end: '16:30' }];
    const startsFor = (length?: number) =>
      freeDays(MONDAY, MONDAY, { ...open, hours }, NOW, length).flatMap(({ starts }) => starts);
    expect(startsFor()).toEqual([]);
    expect(startsFor(0.5)).toEqual([{ time: '16:00', maxHours: 0.5 }]);
  });

  it('counts the room after a start until eight hours, also past midnight', () => {
    const hours = [
      { day: 1, start: '20:00', end: '24:00' },
      { day: 2, start: '00:00', end: '07:00' },
    ];
    const [night] = freeDays(MONDAY, MONDAY, { ...open, hours }, NOW);
    const room = Object.fromEntries(night?.starts.map(({ time, maxHours }) => [time, maxHours]) ?? []);
    expect(room).toMatchObject({ '20:00': 8, '23:00': 8, '23:30': 7.5 });
    const [day] = freeDays(MONDAY, MONDAY, open, NOW);
    expect(day?.starts.map(({ maxHours }) => maxHours)).toEqual(BOOKING_TIMES.map(() => 8));
  });

  it('offers nothing beyond the last bookable day', () => {
    const last = lastBookableDay(NOW);
    const days = freeDays(last, addDays(last, 1), open, NOW);
    expect(days.map(({ starts }) => starts.length > 0)).toEqual([true, false]);
  });

  it('offers a time of the repeated hour in October only where its first occurrence is free', () => {
    const booked = { startsAt: at('2027-10-31', '00:00'), endsAt: at('2027-10-31', '00:00') + 2 * 3_600_000 };
    const [day] = freeDays('2027-10-31', '2027-10-31', { ...SUNDAYS, bookings: [booked] }, NOW);
    expect(day?.starts[0]?.time).toBe('02:00');
  });

  it('never offers the past', () => {
    expect(clashOf(range('2027-06-01', '11:30', '13:00'), open, NOW)).toBe('past');
    const [today] = freeDays('2027-06-01', '2027-06-01', open, NOW);
    expect(today?.starts[0]?.time).toBe('13:00');
  });

  it('keeps to working hours of the right day', () => {
    const calendar = {
      ...open,
      hours: [
        { day: 1, start: '09:00', end: '12:00' },
        { day: 1, start: '13:00', end: '17:00' },
      ],
    };
    expect(clashOf(range(MONDAY, '09:00', '12:00'), calendar, NOW)).toBeUndefined();
    expect(clashOf(range(MONDAY, '11:00', '13:30'), calendar, NOW)).toBe('hours');
    expect(clashOf(range('2027-06-08', '09:00', '10:00'), calendar, NOW)).toBe('hours');
  });

  it('lets neighbours touch and refuses overlaps', () => {
    const calendar = { ...open, bookings: [range(MONDAY, '10:00', '12:00')] };
    expect(clashOf(range(MONDAY, '08:00', '10:00'), calendar, NOW)).toBeUndefined();
    expect(clashOf(range(MONDAY, '12:00', '13:00'), calendar, NOW)).toBeUndefined();
    expect(clashOf(range(MONDAY, '11:30', '12:30'), calendar, NOW)).toBe('booking');
    expect(clashOf(range(MONDAY, '09:00', '13:00'), calendar, NOW)).toBe('booking');
  });

  it('offers exactly what may be booked, for every start and length', () => {
    const calendar = {
      hours: [{ day: 1, start: '08:00', end: '18:00' }],
      blocks: [range(MONDAY, '12:15', '13:00')],
      bookings: [range(MONDAY, '15:00', '16:30')],
    };
    const [day] = freeDays(MONDAY, MONDAY, calendar, NOW);
    const offered = new Map(day?.starts.map(({ time, maxHours }) => [time, maxHours]));
    for (let half = 0; half < 48; half += 1) {
      const time = `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`;
      for (let hours = 1; hours <= 8; hours += 0.5) {
        const startsAt = at(MONDAY, time);
        const isBookable =
          requestClashOf({ startsAt, endsAt: startsAt + hours * 3_600_000 }, calendar, NOW) === undefined;
        expect([time, hours, (offered.get(time) ?? 0) >= hours]).toEqual([time, hours, isBookable]);
      }
    }
  });

  it('counts half-hours across the night the clocks go back', () => {
    expect(slotsOf({ startsAt: at('2027-10-31', '00:00'), endsAt: at('2027-10-31', '03:00') })).toHaveLength(
      8,
    );
    const [day] = freeDays('2027-10-31', '2027-10-31', SUNDAYS, NOW);
    const times = day?.starts.map(({ time }) => time) ?? [];
    expect(new Set(times).size).toBe(times.length);
  });

  it('offers nothing in the hour that the clocks skip', () => {
    const [day] = freeDays('2027-03-28', '2027-03-28', SUNDAYS, at('2027-03-01', '09:00'));
    const times = day?.starts.map(({ time }) => time) ?? [];
    expect(times).not.toContain('01:30');
    expect(times).toContain('02:00');
  });
});
