import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatDay, formatDayOfMonth } from './format-day';

describe('a day', () => {
  beforeEach(() => vi.setSystemTime(Date.parse('2026-11-23T09:00:00Z')));
  afterEach(() => vi.useRealTimers());

  it('has the year where it is not this one', () => {
    expect(['2026-12-03', '2027-12-03', '2025-12-31'].map(formatDay)).toEqual([
      'Thu 3 Dec',
      'Fri 3 Dec 2027',
      'Wed 31 Dec 2025',
    ]);
  });

  it('is the day of the month alone below the name of its weekday', () => {
    expect(formatDayOfMonth('2027-01-04')).toBe('4 Jan');
  });
});
