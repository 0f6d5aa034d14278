import { HOUR_MS } from '@tidyhearth/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Booking } from '../../../lib/contract';
import { bookingAt } from '../../../test/booking';
import { leadOf } from './lead';

const NOW = Date.parse('2026-11-24T12:00:00Z');
/** Two hours that begin this many hours from now. */
const startingIn = (hours: number, changes: Partial<Booking> = {}) =>
  bookingAt(new Date(NOW + hours * HOUR_MS).toISOString(), changes);

const PENDING = { status: 'pending', answerBy: '2026-11-26T09:15:00.000Z' } as const;
const RIGHTS = { mayAccept: true, mayBookAgain: true };
const ended = (changes: Partial<Booking>) => startingIn(48, { status: 'cancelled', ...changes });

describe('the first line of a booking', () => {
  // A day of another year is shown with its year.
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: NOW }));

  afterEach(() => vi.useRealTimers());

  it.each<[string, Booking, string, string]>([
    [
      'asked',
      startingIn(72, PENDING),
      'Ida answers by Thu 26 Nov, 09:15',
      'Please answer by Thu 26 Nov, 09:15',
    ],
    [
      'agreed',
      startingIn(48),
      'It is confirmed: Ida comes on Thu 26 Nov, 12:00 to 14:00',
      'You clean for Rose on Thu 26 Nov, 12:00 to 14:00',
    ],
    [
      'near',
      startingIn(3),
      'It is confirmed: Ida comes today, 15:00 to 17:00',
      'You clean for Rose today, 15:00 to 17:00',
    ],
    [
      'undecided',
      startingIn(48, { isUndecided: true }),
      'Our team is looking at this booking',
      'Our team is looking at this booking',
    ],
    [
      'undecided and over',
      startingIn(-30, { isUndecided: true }),
      'Did your clean happen?',
      'Is it done? Please mark it as complete',
    ],
    ['under way', startingIn(-1), 'The clean takes place until 13:00', 'The clean takes place until 13:00'],
    [
      'over',
      startingIn(-3),
      'Waiting for Ida to mark it as complete',
      'Is it done? Please mark it as complete',
    ],
    ['long over', startingIn(-30), 'Did your clean happen?', 'Is it done? Please mark it as complete'],
    ['disputed', startingIn(-3, { disputedById: 1 }), 'Reported as not done', 'Reported as not done'],
    ['done', startingIn(-3, { status: 'completed' }), 'Done. How was it?', 'Done'],
    [
      'done for somebody who has left',
      startingIn(-3, { status: 'completed', mayReview: false }),
      'All done',
      'All done',
    ],
    ['paid', startingIn(-3, { status: 'paid', isReviewedByMe: true }), 'All done', 'All done'],
    [
      'cancelled by the customer',
      ended({ cancelledById: 1, cancelReason: 'cancelled' }),
      'Cancelled by you',
      'Cancelled by Rose',
    ],
    ['declined', ended({ cancelledById: 2, cancelReason: 'declined' }), 'Declined by Ida', 'Declined by you'],
    [
      'not answered',
      ended({ cancelReason: 'unanswered' }),
      'Not answered in time by Ida',
      'Not answered in time by you',
    ],
    [
      'ended by the team',
      ended({ cancelledById: 9, cancelReason: 'admin' }),
      'Cancelled by Tidyhearth',
      'Cancelled by Tidyhearth',
    ],
  ])('says how it stands when it is %s', (_, booking, forCustomer, forCleaner) => {
    expect(leadOf(booking, 'customer', NOW, RIGHTS).title).toBe(forCustomer);
    expect(leadOf(booking, 'cleaner', NOW, RIGHTS).title).toBe(forCleaner);
  });

  it.each([
    ['not-free', /booked or away at its time/, /^Ida is booked or away.*ask for another time/],
    ['not-taking-bookings', /switch them on again/, /^Ida takes no bookings now\. You can cancel/],
  ] as const)('tells both sides what is in the way of a request: %s', (obstacle, why, whyForCustomer) => {
    const request = startingIn(72, { ...PENDING, obstacle });
    const { title, text } = leadOf(request, 'cleaner', NOW, RIGHTS);
    expect(title).toBe('You can’t accept this request');
    expect(text).toMatch(why);
    expect(text).toMatch(/decline.* ends by itself on Thu 26 Nov, 09:15\.$/);
    expect(leadOf(request, 'cleaner', NOW, { ...RIGHTS, mayAccept: false }).text).toMatch(/not approved/);
    const forCustomer = leadOf(request, 'customer', NOW, RIGHTS);
    expect(forCustomer.title).toBe('Ida can’t accept it at the moment');
    expect(forCustomer.text).toMatch(whyForCustomer);
    const free = { ...request, obstacle: null };
    expect(leadOf(free, 'customer', NOW, RIGHTS).title).toBe('Ida answers by Thu 26 Nov, 09:15');
  });

  it('offers to cancel what the team is looking at before it begins, and not afterwards', () => {
    for (const side of ['customer', 'cleaner'] as const) {
      const said = (hours: number) => leadOf(startingIn(hours, { isUndecided: true }), side, NOW, RIGHTS);
      expect(said(48).text).toMatch(/cancel/);
      expect(said(-1).title).toBe(said(48).title);
      expect(said(-1).text).not.toMatch(/cancel/);
    }
  });

  it.each<[string, boolean, number, Partial<Booking>]>([
    ['a booking that the cleaner cancelled', true, 48, { cancelledById: 2, cancelReason: 'cancelled' }],
    [
      'a booking that was cancelled late',
      true,
      3,
      { cancelledById: 1, cancelReason: 'cancelled', isLateCancellation: true },
    ],
    ['a visit that is past by now', false, -3, { cancelledById: 2, cancelReason: 'cancelled' }],
    ['a clean that did not happen', false, -30, { cancelledById: 9, cancelReason: 'did-not-happen' }],
    ['a request that was declined', false, 48, { cancelledById: 2, cancelReason: 'declined' }],
    ['a request that was not answered', false, 48, { cancelReason: 'unanswered' }],
  ])(
    'tells the cleaner that the time is free again where it was held and lies ahead: %s',
    (_, isFreed, hours, end) => {
      const { text } = leadOf(startingIn(hours, { status: 'cancelled', ...end }), 'cleaner', NOW, RIGHTS);
      expect(text).toBe(`Nothing is owed for it${isFreed ? ', and the time is free again' : ''}.`);
    },
  );
});
