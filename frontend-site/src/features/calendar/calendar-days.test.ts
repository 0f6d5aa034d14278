import { describe, expect, it } from 'vitest';
import { bookingAt } from '../../test/booking';
import { blocksOn, bookingsByDate, hoursWithin, step, timeOn } from './calendar-days';

describe('calendar days', () => {
  it('steps by the view', () => {
    expect(step('day', '2026-11-30', 1)).toBe('2026-12-01');
    expect(step('week', '2026-11-21', -1)).toBe('2026-11-14');
  });

  it('cuts a block at midnight and finds it on each of its days', () => {
    const block = { id: 1, startsAt: '2026-11-21T20:00:00Z', endsAt: '2026-11-23T10:30:00Z', reason: null };
    expect(hoursWithin('2026-11-21', block)).toEqual({ from: 20, to: 24 });
    expect(hoursWithin('2026-11-22', block)).toEqual({ from: 0, to: 24 });
    expect(hoursWithin('2026-11-23', block)).toEqual({ from: 0, to: 10.5 });
    expect(blocksOn('2026-11-24', [block])).toEqual([]);
    expect(blocksOn('2026-11-22', [block])).toHaveLength(1);
  });

  it('finds a booking on both days when it runs over midnight, and on one when it ends there', () => {
    const over = bookingAt('2026-11-20T22:00:00.000Z', {
      endsAt: '2026-11-21T02:00:00.000Z',
      bookingTime: '22:00',
    });
    const days = bookingsByDate([bookingAt('2026-11-21T09:00:00.000Z', { id: 82 }), over]);
    const idsOn = (date: string) => days.get(date)?.map(({ id }) => id);
    expect([idsOn('2026-11-20'), idsOn('2026-11-21'), idsOn('2026-11-22')]).toEqual([
      [81],
      [81, 82],
      undefined,
    ]);
    expect([timeOn('2026-11-20', over), timeOn('2026-11-21', over)]).toEqual(['22:00', 'until 02:00']);
    const upTo = bookingAt('2026-11-20T22:00:00.000Z', { endsAt: '2026-11-21T00:00:00.000Z' });
    expect([...bookingsByDate([upTo]).keys()]).toEqual(['2026-11-20']);
  });

  it('reads hours on a UK clock in summer time', () => {
    const booking = { startsAt: '2026-07-01T08:00:00Z', endsAt: '2026-07-01T10:00:00Z' };
    expect(hoursWithin('2026-07-01', booking)).toEqual({ from: 9, to: 11 });
  });
});
