import { describe, expect, it } from 'vitest';
import { lastOfMonth, monthWeeks, weekOf } from './month';

describe('a month', () => {
  it('starts weeks on Sunday', () => {
    expect(weekOf('2026-11-21')[0]).toBe('2026-11-15');
    expect(weekOf('2026-11-22')[0]).toBe('2026-11-22');
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
