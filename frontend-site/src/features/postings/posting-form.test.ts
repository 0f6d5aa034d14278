import {
  addDays,
  BOOKING_HORIZON_DAYS,
  PLAIN_TEXT_MESSAGES,
  TIME_ERRORS,
  toInstant,
  ukToday,
} from '@tidyhearth/domain';
import { describe, expect, it } from 'vitest';
import { POSTING } from '../../test/jobs';
import {
  changesBetween,
  changesTerms,
  postingDefaults,
  postingSchema,
  toDraft,
  valuesLike,
} from './posting-form';
import { TEXTS } from './postings.texts';

const inDays = (days: number) => addDays(ukToday(), days);
/** The next day on which the clocks go forward. */
const SPRING = Array.from({ length: BOOKING_HORIZON_DAYS }, (_, days) => inDays(days + 1)).find(
  (date) => toInstant({ date, time: '01:30' }) === undefined,
);
const HOME = { streetAddress: null, city: null, county: null, postcode: null };

describe('the form of a job', () => {
  const form = postingDefaults(POSTING, HOME);

  it('sends how to get in, or nothing', () => {
    expect(toDraft(form).accessNotes).toBe('The key safe is by the meter.');
    expect(toDraft({ ...form, accessNotes: '' }).accessNotes).toBeNull();
  });

  it.each([
    ['nothing', {}, false],
    ['the budget', { maxBudget: '80.00' }, false],
    ['the instructions', { specialInstructions: 'Mind the cat.', accessNotes: '' }, false],
    ['the time', { time: '14:00' }, true],
    ['the length', { estimatedDuration: '3' }, true],
    ['the place', { street: '5 Mill Lane' }, true],
    ['the work', { description: 'Two bathrooms.' }, true],
  ])('knows whether cleaners must say yes again: %s', (_, change, expected) => {
    expect(changesTerms(POSTING, toDraft({ ...form, ...change }))).toBe(expected);
  });

  it('starts a job like an old one without its day', () => {
    expect(valuesLike(POSTING, HOME)).toEqual({ ...form, date: '' });
  });

  it('gives an address without a county none of the home', () => {
    const home = { ...HOME, county: 'Oxfordshire' };
    expect(postingDefaults(undefined, home).county).toBe('Oxfordshire');
    expect(postingDefaults({ ...POSTING, county: null }, home).county).toBe('');
    expect(valuesLike({ ...POSTING, county: null }, home).county).toBe('');
  });

  it('takes the address of today where the old one is not kept any more', () => {
    const home = { streetAddress: '9 Turl Street', city: 'Witney', county: null, postcode: 'OX28 6AA' };
    const erased = { ...POSTING, street: '', address: '', postcode: 'OX1' };
    expect(valuesLike(erased, home)).toMatchObject({
      street: '9 Turl Street',
      city: 'Witney',
      postcode: 'OX28 6AA',
    });
  });

  it('takes all parts of the address from one home, and sends them, where an edited job has lost its own', () => {
    const erased = { ...POSTING, street: null, address: null, county: null, postcode: 'OX1' };
    const home = { streetAddress: '9 Turl Street', city: 'Witney', county: null, postcode: 'OX28 6AA' };
    const opened = postingDefaults(erased, home);
    expect(opened).toMatchObject({ street: '9 Turl Street', city: 'Witney', postcode: 'OX28 6AA' });
    const moved = { ...opened, date: inDays(3) };
    expect(changesBetween(erased, opened, moved)).toMatchObject({
      street: '9 Turl Street',
      city: 'Witney',
      postcode: 'OX28 6AA',
    });
    expect(postingDefaults(erased, HOME)).toMatchObject({ street: '', city: POSTING.city, postcode: '' });
  });

  it.each([
    ['time', { time: '10:15' }, TEXTS.customer.form.errors.halfHour],
    ['date', { date: '0026-03-28' }, TIME_ERRORS.year],
    ['date', { date: '202603-03-28' }, TIME_ERRORS.year],
    ['date', { date: inDays(BOOKING_HORIZON_DAYS + 1) }, TIME_ERRORS.tooFar],
    ['time', { date: SPRING, time: '01:30' }, TIME_ERRORS.skipped],
    ['time', { date: '2020-03-02', time: '10:00' }, TIME_ERRORS.past],
    ['description', { description: 'Ring me: 07700 900 123' }, PLAIN_TEXT_MESSAGES.contact],
    ['city', { city: 'Oxford 07700 900 123' }, PLAIN_TEXT_MESSAGES.contact],
    ['county', { county: 'Ring 07700 900 123' }, PLAIN_TEXT_MESSAGES.contact],
  ])('refuses what the server would: %s, %o', (field, change, message) => {
    const result = postingSchema.safeParse({ ...form, ...change });
    expect(result.error?.issues.map(({ path, message: text }) => [path[0], text])).toEqual([
      [field, message],
    ]);
  });
});
