import { describe, expect, it } from 'vitest';
import { bookingAt } from '../../test/booking';
import { blockRange, bookingsInside, dayToBlock, startDays } from './block-range';

const times = { fromDate: '2026-12-01', fromTime: '09:00', toDate: '2026-12-03', toTime: '17:00' };

describe('the range of a block', () => {
  it('stands once all of it is entered and can be blocked', () => {
    expect(blockRange(times)).toEqual({
      startsAt: Date.parse('2026-12-01T09:00:00Z'),
      endsAt: Date.parse('2026-12-03T17:00:00Z'),
    });
    expect(blockRange({ ...times, toDate: '' })).toBeUndefined();
    expect(blockRange({ ...times, toDate: '2026-12-01', toTime: '09:00' })).toBeUndefined();
    expect(blockRange({ ...times, toDate: '2028-12-03' })).toBeUndefined();
    // The clocks go forward then, so there is no half past one.
    expect(blockRange({ ...times, fromDate: '2026-03-29', fromTime: '01:30' })).toBeUndefined();
  });

  it('may be as long as a year that gains an hour by its changes of the clocks', () => {
    const long = { fromDate: '2027-10-30', fromTime: '09:00', toDate: '2028-10-30', toTime: '09:00' };
    expect(blockRange(long)).toEqual({
      startsAt: Date.parse('2027-10-30T08:00:00Z'),
      endsAt: Date.parse('2028-10-30T09:00:00Z'),
    });
    expect(blockRange({ ...long, toTime: '09:30' })).toBeUndefined();
  });

  it.each([
    ['2026-12-01', '2026-12-01T16:59:00Z', '2026-12-01'],
    ['2026-12-01', '2026-12-01T17:00:00Z', '2026-12-02'],
    ['2026-11-20', '2026-12-01T12:00:00Z', '2026-12-01'],
    ['2026-12-24', '2026-12-01T18:00:00Z', '2026-12-24'],
  ])('of %s at %s is offered for %s, since it can’t lie in the past', (date, now, offered) => {
    expect(dayToBlock(date, Date.parse(now))).toBe(offered);
  });

  it('looks for bookings from the day before, for one may run over midnight', () => {
    const range = blockRange(times);
    expect(range && startDays(range)).toEqual(['2026-11-30', '2026-12-03']);
  });

  it('finds what lies in it and can still be settled, soonest first', () => {
    const range = {
      startsAt: Date.parse('2026-12-01T09:00:00Z'),
      endsAt: Date.parse('2026-12-01T17:00:00Z'),
    };
    const all = [
      bookingAt('2026-12-01T16:30:00.000Z', { id: 1 }),
      bookingAt('2026-12-01T08:00:00.000Z', { id: 2, status: 'pending' }),
      bookingAt('2026-12-01T07:00:00.000Z', { id: 3 }),
      bookingAt('2026-12-01T17:00:00.000Z', { id: 4 }),
      bookingAt('2026-12-01T10:00:00.000Z', { id: 5, status: 'cancelled' }),
    ];
    const ids = (now: string) => bookingsInside(all, range, Date.parse(now)).map(({ id }) => id);
    expect(ids('2026-11-01T00:00:00Z')).toEqual([2, 1]);
    expect(ids('2026-12-01T12:00:00Z')).toEqual([1]);
  });
});
