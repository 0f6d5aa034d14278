import { HOUR_MS } from '@tidyhearth/domain';
import { describe, expect, it } from 'vitest';
import type { Booking } from '../../lib/contract';
import { bookingAt } from '../../test/booking';
import { TEXTS } from './bookings.texts';
import { recordOf, termsOf } from './terms';

const NOW = Date.parse('2026-12-03T09:00:00.000Z');
const bookingIn = (hours: number, changes: Partial<Booking> = {}) =>
  bookingAt(new Date(NOW + hours * HOUR_MS).toISOString(), changes);

describe('the terms of cancelling', () => {
  it.each([
    ['a request, to the cleaner, who declines it', 48, { status: 'pending' }, 'cleaner'],
    ['a request of less than a day ahead', 10, { status: 'pending' }, 'customer'],
    ['a visit that begins', 0, {}, 'customer'],
    ['one that was cancelled', 48, { status: 'cancelled' }, 'customer'],
  ] as const)('are not those of %s', (_, hours, changes, side) => {
    expect(termsOf(bookingIn(hours, changes), side, NOW)).toBeUndefined();
  });

  it('are free to the last minute of the time for it, and then late', () => {
    const booking = bookingIn(24);
    expect(termsOf(booking, 'cleaner', NOW)).toMatch(/^Free to cancel until /);
    expect(termsOf(booking, 'cleaner', NOW + 1)).toBe(TEXTS.terms.lateNowForCleaner);
    expect(termsOf(booking, 'customer', NOW + 1)).toBe(TEXTS.terms.lateNow);
    expect(termsOf({ ...booking, isUndecided: true }, 'customer', NOW + 1)).toBeUndefined();
  });
});

describe('the record of a booking', () => {
  const { moved, disputed, you } = TEXTS.record;
  const changes = { lateChangeReason: 'My train was late.', disputedById: 2 };

  it.each([
    ['customer', you, 'Ida'],
    ['cleaner', 'Rose', you],
  ] as const)('tells the %s who moved it late and why, and who reported it', (side, mover, reporter) => {
    expect(recordOf(bookingIn(-1, changes), side)).toEqual([
      { title: moved(mover), words: 'My train was late.' },
      { title: disputed(reporter), words: null },
    ]);
  });

  it('says no more of a report once it was decided that the clean took place', () => {
    const booking = bookingIn(-24, { ...changes, status: 'completed' });
    expect(recordOf(booking, 'cleaner').map(({ title }) => title)).toEqual([moved('Rose')]);
  });
});
