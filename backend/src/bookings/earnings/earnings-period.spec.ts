import { daysOf } from './earnings-period.js';

describe('earnings periods', () => {
  const at = (iso: string) => Date.parse(iso);

  it('counts weeks from Sunday', () => {
    expect(daysOf('this-week', at('2026-11-21T12:00:00Z'))).toEqual({ from: '2026-11-15', to: '2026-11-21' });
    expect(daysOf('this-week', at('2026-11-22T12:00:00Z'))).toEqual({ from: '2026-11-22', to: '2026-11-28' });
  });

  it('knows months of every length', () => {
    expect(daysOf('this-month', at('2028-02-10T12:00:00Z'))).toEqual({
      from: '2028-02-01',
      to: '2028-02-29',
    });
    expect(daysOf('last-month', at('2027-01-31T12:00:00Z'))).toEqual({
      from: '2026-12-01',
      to: '2026-12-31',
    });
    expect(daysOf('last-month', at('2027-03-31T12:00:00Z'))).toEqual({
      from: '2027-02-01',
      to: '2027-02-28',
    });
  });

  it('begins a day at midnight UK time', () => {
    expect(daysOf('this-month', at('2027-06-30T23:30:00Z')).from).toBe('2027-07-01');
    expect(daysOf('this-month', at('2026-12-31T23:30:00Z')).from).toBe('2026-12-01');
  });
});
