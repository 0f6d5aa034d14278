import { addDays, BOOKING_HORIZON_DAYS, FREE_DAYS_MAX } from '@tidyhearth/domain';
import { daysToSearch } from './few-days.js';

const TODAY = '2026-11-28';
const NOW = Date.parse(`${TODAY}T12:00:00Z`);
const inDays = (days: number) => addDays(TODAY, days);
const search = (from: string, to = from) => {
  const days = daysToSearch({ from, to }, NOW);
  return { first: days[0], last: days.at(-1), count: days.length };
};

describe('the days on which the next free start is looked for', () => {
  it.each(['1900-01-01', '1969-12-31', inDays(-FREE_DAYS_MAX), inDays(-1)])(
    'are those from today on after %s, which is over',
    (day) =>
      expect(search(day)).toEqual({ first: TODAY, last: inDays(FREE_DAYS_MAX), count: FREE_DAYS_MAX + 1 }),
  );

  it('follow the last day asked for', () => {
    expect(search(inDays(-3), inDays(3))).toEqual({ first: inDays(4), last: inDays(62), count: 59 });
    expect(search(inDays(10), inDays(20))).toEqual({ first: inDays(21), last: inDays(72), count: 52 });
    expect(search(TODAY, inDays(FREE_DAYS_MAX)).count).toBe(0);
  });

  it('end with the last that can be booked', () => {
    const last = inDays(BOOKING_HORIZON_DAYS);
    expect(search(inDays(BOOKING_HORIZON_DAYS - 2))).toMatchObject({ last, count: 2 });
    expect(search(last).count).toBe(0);
    expect(search('9998-12-31').count).toBe(0);
  });
});
