import { describe, expect, it } from 'vitest';
import { lastOfMonth, monthWeeks, weekFromMonday, weekOf, weeksFrom } from './month';

describe('a month', () => {
  it('starts a cleaner’s weeks on Sunday', () => {
    expect(weekOf('2026-11-21')[0]).toBe('2026-11-15');
    expect(weekOf('2026-11-22')[0]).toBe('2026-11-22');
  });

  it('starts the weeks in which a day is chosen on Monday', () => {
    expect(weekFromMonday('2026-11-22')[0]).toBe('2026-11-16');
    expect(weekFromMonday('2026-11-23')[0]).toBe('2026-11-23');
    expect(weeksFrom('2026-11-01', '2026-11-21').map(([first]) => first)).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ]);
  });

  it('shows a month in whole weeks', () => {
    const weeks = monthWeeks('2026-11-21');
    expect(weeks[0]?.[0]).toBe('2026-11-01');
    expect(weeks.at(-1)?.[6]).toBe('2026-12-05');
    expect(monthWeeks('2026-02-10')).toHaveLength(4);
  });

  it('ends on its last day', () => {
    expect(lastOfMonth('2028-02-10')).toBe('2028-02-29');
    expect(lastOfMonth('2026-12-31')).toBe('2026-12-31');
  });
});
