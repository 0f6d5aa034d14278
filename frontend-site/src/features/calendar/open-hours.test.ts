import { describe, expect, it } from 'vitest';
import { bookingAt } from '../../test/booking';
import { closedOn, freeHoursOn, hourEnd, periodsShown } from './open-hours';

/** A Monday. */
const DATE = '2026-12-07';
const HOURS = [
  { day: 1, start: '13:00', end: '17:00' },
  { day: 1, start: '08:30', end: '12:00' },
  { day: 2, start: '00:00', end: '24:00' },
];

describe('the hours of a day', () => {
  it('are closed outside the working hours', () => {
    expect(closedOn(DATE, HOURS)).toEqual([
      { from: 0, to: 8.5 },
      { from: 12, to: 13 },
      { from: 17, to: 24 },
    ]);
    expect(closedOn('2026-12-08', HOURS)).toEqual([]);
    expect(closedOn('2026-12-09', HOURS)).toEqual([{ from: 0, to: 24 }]);
  });

  it('are all open while no hours are set', () => {
    expect(closedOn(DATE, [])).toEqual([]);
    expect(periodsShown(DATE, [])).toBeUndefined();
    expect(periodsShown('2026-12-08', HOURS)).toBeUndefined();
    expect(periodsShown('2026-12-09', HOURS)).toEqual([]);
    expect(periodsShown(DATE, HOURS)?.map(({ start }) => start)).toEqual(['08:30', '13:00']);
  });

  it('end at a time that there is, also before the hour that the clocks skip', () => {
    expect([0, 2, 23].map((hour) => hourEnd('2027-03-28', hour))).toEqual(['02:00', '03:00', '24:00']);
    expect(hourEnd('2027-10-31', 0)).toBe('01:00');
  });

  it('are free where nothing is confirmed, blocked, closed or over', () => {
    const bookings = [
      bookingAt(`${DATE}T09:00:00.000Z`),
      bookingAt(`${DATE}T14:00:00.000Z`, { status: 'pending' }),
    ];
    const blocks = [
      { id: 1, startsAt: `${DATE}T16:30:00.000Z`, endsAt: `${DATE}T18:00:00.000Z`, reason: null },
    ];
    const free = (now: string) => freeHoursOn(DATE, { hours: HOURS, bookings, blocks }, Date.parse(now));
    expect(free('2026-12-01T00:00:00Z')).toEqual([11, 13, 14, 15]);
    expect(free(`${DATE}T13:30:00Z`)).toEqual([14, 15]);
  });
});
