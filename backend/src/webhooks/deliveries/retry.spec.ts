import { DAY_MS, FAILING_FOR_MS, HOUR_MS, MAX_DELIVERY_TRIES } from '@tidyhearth/domain';
import { askedWaitMs, retryWaitMs } from './retry.js';

describe('retryWaitMs', () => {
  it('begins with seconds, and grows', () => {
    expect([1, 2, 3].map((attempts) => retryWaitMs(attempts, 0, 0))).toEqual([5_000, 300_000, 1_800_000]);
    expect(retryWaitMs(1, 0, 1)).toBe(5_500);
  });

  it('ends after some three days, and not before an endpoint that fails is paused', () => {
    const waits = Array.from(
      { length: MAX_DELIVERY_TRIES - 1 },
      (_, index) => retryWaitMs(index + 1, 0, 0) ?? 0,
    );
    const all = waits.reduce((sum, wait) => sum + wait, 0);
    expect(all / HOUR_MS).toBeGreaterThan(71);
    expect(all / HOUR_MS).toBeLessThan(73);
    expect(all).toBeGreaterThan(FAILING_FOR_MS);
    expect(retryWaitMs(MAX_DELIVERY_TRIES, 0, 0)).toBeUndefined();
  });

  it('waits for as long as the endpoint asks, a day at most, and never less than without', () => {
    expect(retryWaitMs(1, 90_000, 0)).toBe(90_000);
    expect(retryWaitMs(2, 1_000, 0)).toBe(300_000);
    expect(retryWaitMs(9, 100 * DAY_MS, 0)).toBe(DAY_MS);
    expect(retryWaitMs(1, Infinity, 1)).toBe(Math.round(1.1 * DAY_MS));
    expect(retryWaitMs(MAX_DELIVERY_TRIES, 90_000, 0)).toBeUndefined();
  });
});

describe('askedWaitMs', () => {
  const now = Date.parse('2026-11-23T12:00:00Z');

  it.each([
    ['seconds', 429, '120', 120_000],
    ['a date', 503, 'Mon, 23 Nov 2026 12:10:00 GMT', 600_000],
    ['a date that has passed', 503, 'Mon, 23 Nov 2026 11:00:00 GMT', 0],
    ['nothing', 503, undefined, 0],
    ['nonsense', 429, 'soon', 0],
    ['less than nothing', 429, '-5', 0],
    ['seconds with another failure', 500, '120', 0],
    ['seconds with a redirect', 301, '120', 0],
  ])('reads %s', (_, status, header, wait) => {
    expect(askedWaitMs(status, header, now)).toBe(wait);
  });

  it('takes any number of digits', () => {
    expect(askedWaitMs(503, '9'.repeat(400), now)).toBe(Infinity);
  });
});
