import { describe, expect, it } from 'vitest';
import { toForm, toHours, wrongDays } from './hours-form';

const HOURS = [
  { day: 1, start: '08:00', end: '12:00' },
  { day: 1, start: '13:00', end: '17:00' },
];

describe('working hours form', () => {
  it('starts on Monday and leaves unset days closed', () => {
    const form = toForm(HOURS);
    expect(form[0]).toEqual({ day: 1, open: true, start: '08:00', end: '12:00' });
    expect(form.filter(({ open }) => open)).toHaveLength(1);
  });

  it('keeps a second period of a day unless the first one runs into it', () => {
    const form = toForm(HOURS);
    expect(toHours(form, HOURS)).toEqual(HOURS);
    const longer = form.map((day) => (day.day === 1 ? { ...day, end: '14:00' } : day));
    expect(toHours(longer, HOURS)).toEqual([{ day: 1, start: '08:00', end: '14:00' }]);
  });

  it('finds days that end before they begin', () => {
    const form = toForm(HOURS).map((day) => ({ ...day, end: '07:00' }));
    expect(wrongDays(form).map(({ day }) => day)).toEqual([1]);
  });
});
