import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatVisit, formatVisitDay } from './visit-time';

describe('the time of a visit', () => {
  beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-23T09:00:00Z'), toFake: ['Date'] }));
  afterEach(() => vi.useRealTimers());

  it('is the weekday, the day and the hour on a UK wall', () => {
    expect(formatVisit('2026-12-03T09:00:00Z')).toBe('Thu 3 Dec, 09:00');
    expect(formatVisit(Date.parse('2026-07-01T23:30:00Z'))).toBe('Thu 2 Jul, 00:30');
  });

  it('has the year where it is not this one', () => {
    expect(formatVisitDay('2027-01-04T10:00:00Z')).toBe('Mon 4 Jan 2027');
    expect(formatVisitDay('2025-12-31T10:00:00Z')).toBe('Wed 31 Dec 2025');
  });
});
