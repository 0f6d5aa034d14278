import { FAILING_FOR_MS, HOUR_MS, MAX_DELIVERY_TRIES } from '@tidyhearth/domain';
import { retryWaitMs } from './retry.js';

describe('retryWaitMs', () => {
  it('begins with seconds, and grows', () => {
    expect([1, 2, 3].map((attempts) => retryWaitMs(attempts, 0))).toEqual([5_000, 300_000, 1_800_000]);
    expect(retryWaitMs(1, 1)).toBe(5_500);
  });

  it('ends after some three days, and not before an endpoint that fails is paused', () => {
    const waits = Array.from(
      { length: MAX_DELIVERY_TRIES - 1 },
      (_, index) => retryWaitMs(index + 1, 0) ?? 0,
    );
    const all = waits.reduce((sum, wait) => sum + wait, 0);
    expect(all / HOUR_MS).toBeGreaterThan(71);
    expect(all / HOUR_MS).toBeLessThan(73);
    expect(all).toBeGreaterThan(FAILING_FOR_MS);
    expect(retryWaitMs(MAX_DELIVERY_TRIES, 0)).toBeUndefined();
  });
});
