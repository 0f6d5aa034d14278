import {
  backoffMs,
  isTriedOut,
  MAIL_LEASE_MS,
  MAX_ATTEMPTS,
  SEND_TIMEOUT_MS,
  SILENCE_TIMEOUT_MS,
} from './backoff.js';

const HOUR = 60 * 60_000;

describe('backoffMs', () => {
  it('begins with half a minute and doubles', () => {
    expect([1, 2, 3].map((attempts) => backoffMs(attempts, 0.5))).toEqual([30_000, 60_000, 120_000]);
  });

  it('never waits longer than six hours and a quarter of that', () => {
    expect(backoffMs(MAX_ATTEMPTS, 1)).toBe(7.5 * HOUR);
  });

  it('lets mails that failed together try again at different times', () => {
    expect(backoffMs(1, 0)).toBe(22_500);
    expect(backoffMs(1, 1)).toBe(37_500);
  });

  it('gives up after about 72 hours', () => {
    const waits = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => backoffMs(index + 1, 0.5));
    const hours = waits.reduce((sum, wait) => sum + wait, 0) / HOUR;
    expect(hours).toBeGreaterThan(66);
    expect(hours).toBeLessThan(78);
  });
});

describe('isTriedOut', () => {
  it('is after all attempts, but not where an outage that ended brought them close together', () => {
    const DAY = 24 * HOUR;
    expect(isTriedOut(MAX_ATTEMPTS, 3 * DAY)).toBe(true);
    expect(isTriedOut(MAX_ATTEMPTS - 1, 3 * DAY)).toBe(false);
    expect(isTriedOut(MAX_ATTEMPTS + 5, 2.5 * DAY)).toBe(false);
  });
});

describe('the time that a mail may take', () => {
  it('is enough for a server that checks it for a minute before it accepts it, and ends before the lease', () => {
    const [minute, network] = [60_000, 5_000];
    const times = [minute, SILENCE_TIMEOUT_MS, SEND_TIMEOUT_MS, MAIL_LEASE_MS];
    expect(times.slice(1).map((time, index) => time - (times[index] ?? 0) >= network)).toEqual([
      true,
      true,
      true,
    ]);
  });
});
