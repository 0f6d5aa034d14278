import { describe, expect, it } from 'vitest';
import { changesOf, type DayHours, toForm, toHours, wrongDays } from './hours-form';

const HOURS = [
  { day: 1, start: '08:00', end: '12:00' },
  { day: 1, start: '13:00', end: '17:00' },
];
const ALL_DAY = { start: '00:00', end: '24:00' };

const changed = (form: DayHours[], day: number, changes: Partial<DayHours>) =>
  form.map((line) => (line.day === day ? { ...line, ...changes } : line));

describe('working hours form', () => {
  it('starts on Monday and says of each day what is true', () => {
    expect(toForm([]).map(({ kind }) => kind)).toEqual(Array(7).fill('all'));
    const form = toForm([...HOURS, { day: 3, ...ALL_DAY }]);
    expect(form.map(({ kind }) => kind)).toEqual(['hours', 'off', 'all', 'off', 'off', 'off', 'off']);
    expect(form[0]).toMatchObject({ day: 1, start: '08:00', end: '12:00' });
  });

  it('leaves the other days as they are when one is set', () => {
    const form = changed(toForm([]), 1, { kind: 'hours' });
    expect(toHours(form)).toEqual([
      { day: 1, start: '09:00', end: '17:00' },
      ...[2, 3, 4, 5, 6, 0].map((day) => ({ day, ...ALL_DAY })),
    ]);
    expect(changesOf(toForm([]), form)).toEqual([
      { day: 1, before: 'open all day', after: '09:00 to 17:00' },
    ]);
  });

  it('sets nothing for a week that is open throughout', () => {
    expect(toHours(toForm([]))).toEqual([]);
    const form = [1, 2, 3, 4, 5, 6, 0].reduce(
      (week, day) => changed(week, day, { kind: 'all' }),
      toForm(HOURS),
    );
    expect(toHours(form)).toEqual([]);
  });

  it('keeps a second period of a day unless the first one runs into it', () => {
    const form = toForm(HOURS);
    expect(toHours(form)).toEqual(HOURS);
    const longer = changed(form, 1, { end: '14:00' });
    expect(toHours(longer)).toEqual([{ day: 1, start: '08:00', end: '14:00' }]);
    expect(changesOf(form, longer)).toEqual([
      { day: 1, before: '08:00 to 12:00 and 13:00 to 17:00', after: '08:00 to 14:00' },
    ]);
  });

  it('reads periods that overlap as the one that customers are offered', () => {
    const form = toForm([
      { day: 1, start: '13:00', end: '18:00' },
      { day: 1, start: '09:00', end: '12:00' },
      { day: 1, start: '10:00', end: '13:30' },
      { day: 1, start: '11:00', end: '11:30' },
      { day: 2, start: '08:00', end: '12:00' },
      { day: 2, start: '12:00', end: '16:00' },
    ]);
    expect(toHours(form)).toEqual([
      { day: 1, start: '09:00', end: '18:00' },
      { day: 2, start: '08:00', end: '12:00' },
      { day: 2, start: '12:00', end: '16:00' },
    ]);
  });

  it('finds days that end before they begin', () => {
    const form = toForm(HOURS).map((line) => ({ ...line, end: '07:00' }));
    expect(wrongDays(form).map(({ day }) => day)).toEqual([1]);
  });
});
