import {
  addDays,
  dayRange,
  formatDate,
  formatDateTime,
  isDate,
  isTime,
  toInstant,
  toWallTime,
  ukToday,
  weekday,
} from './time.js';

const HOUR = 3_600_000;
const iso = (instant: number | undefined) =>
  instant === undefined ? undefined : new Date(instant).toISOString();

describe('UK wall time', () => {
  it('knows winter and summer', () => {
    expect(iso(toInstant({ date: '2026-12-01', time: '09:00' }))).toBe('2026-12-01T09:00:00.000Z');
    expect(iso(toInstant({ date: '2027-07-01', time: '09:00' }))).toBe('2027-07-01T08:00:00.000Z');
  });

  it('has no 01:30 on the night the clocks go forward', () => {
    expect(toInstant({ date: '2027-03-28', time: '01:30' })).toBeUndefined();
    expect(iso(toInstant({ date: '2027-03-28', time: '02:00' }))).toBe('2027-03-28T01:00:00.000Z');
  });

  it('takes the first 01:30 on the night the clocks go back', () => {
    expect(iso(toInstant({ date: '2027-10-31', time: '01:30' }))).toBe('2027-10-31T00:30:00.000Z');
    expect(iso(toInstant({ date: '2027-10-31', time: '02:00' }))).toBe('2027-10-31T02:00:00.000Z');
  });

  it('gives days of 23 and 25 hours', () => {
    const length = (date: string) => (dayRange(date).endsAt - dayRange(date).startsAt) / HOUR;
    expect([length('2027-03-28'), length('2027-10-31'), length('2027-06-01')]).toEqual([23, 25, 24]);
  });

  it('reads an instant on London’s clock', () => {
    expect(toWallTime(Date.parse('2027-06-30T23:30:00Z'))).toEqual({ date: '2027-07-01', time: '00:30' });
    expect(ukToday(Date.parse('2026-12-31T23:59:00Z'))).toBe('2026-12-31');
  });

  it('agrees with the time zone database around every change of the clocks since 1940', () => {
    const shown = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/London',
      dateStyle: 'short',
      timeStyle: 'short',
    });
    const days = Array.from(
      { length: 90 * 365 },
      (_, index) => Date.parse('1940-01-01T00:00Z') + index * 24 * HOUR,
    );
    const noons = days.map((day) => toWallTime(day + 12 * HOUR).time);
    const changes = days.filter((_, index) => index > 0 && noons[index] !== noons[index - 1]);
    expect(changes.length).toBeGreaterThan(170);
    // Collected for one assertion, because thousands of calls of `expect` would take most of the time.
    const wrong: unknown[] = [];
    for (const day of changes)
      for (let half = -2; half < 48; half += 1) {
        const instant = day + (half * HOUR) / 2;
        const { date, time } = toWallTime(instant);
        const [year, month, dayOfMonth] = date.split('-');
        const found = toInstant({ date, time }) ?? NaN;
        const back = toWallTime(found);
        const agrees = `${dayOfMonth}/${month}/${year}, ${time}` === shown.format(instant);
        if (!agrees || back.date !== date || back.time !== time || !(found <= instant))
          wrong.push([iso(instant), date, time, found]);
      }
    expect(wrong).toEqual([]);
  });

  it.each([
    ['2027-02-28', true],
    ['2027-02-29', false],
    ['2028-02-29', true],
    ['2027-04-31', false],
    ['2027-1-1', false],
    ['0000-01-01', false],
    ['9998-12-31', true],
    ['9999-12-31', false],
    ['', false],
  ])('isDate(%p) is %p', (text, expected) => expect(isDate(text)).toBe(expected));

  it.each([
    ['00:00', true],
    ['23:59', true],
    ['24:00', false],
    ['09:60', false],
    ['9:00', false],
  ])('isTime(%p) is %p', (text, expected) => expect(isTime(text)).toBe(expected));

  it.each([
    ['2027-02-29', '10:00'],
    ['2027-03-01', '24:00'],
  ])('no instant is %s, %s', (date, time) => expect(toInstant({ date, time })).toBeUndefined());

  it('counts days across months, years and clock changes', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2027-03-27', 2)).toBe('2027-03-29');
    expect(weekday('2026-11-22')).toBe(0);
  });

  it('writes dates as the product shows them', () => {
    const at = '2026-12-03T09:00:00Z';
    expect(formatDate(at)).toBe('Dec 3, 2026');
    expect(formatDateTime(at).replace(/\u202f/g, ' ')).toBe('Dec 3, 2026, 9:00 AM');
  });
});
