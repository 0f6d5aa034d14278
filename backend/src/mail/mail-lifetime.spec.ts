import { lifetimeMs } from './mail-lifetime.js';

const HOUR = 60 * 60_000;
const HOURS = { requestNudgeHours: 12, requestReleaseHours: 48, reminderHours: 24 };

describe('lifetimeMs', () => {
  it.each([
    ['password-reset', HOUR],
    ['email-change-confirmation', HOUR],
    ['email-verification', HOUR / 4],
    ['booking-nudged', 36 * HOUR],
    ['booking-reminder', 24 * HOUR],
    ['welcome', undefined],
  ])('of %s is as long as what it is about', (type, expected) => {
    expect(lifetimeMs(type, HOURS)).toBe(expected);
  });
});
