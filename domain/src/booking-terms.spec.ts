import {
  agreedWorkBounds,
  allowsContact,
  bookingActions,
  canOfferOthers,
  cleanerSeesAccessNotes,
  cleanerSeesAddress,
  isLateChange,
  isWithdrawable,
  timingProblem,
} from './booking-terms.js';
import { BOOKING_STATUSES, type BookingStatus } from './states.js';
import { DAY_MS, HOUR_MS } from './time.js';

const [CUSTOMER, CLEANER] = [1, 2];
const startsAt = Date.parse('2027-03-15T09:00:00Z');
const endsAt = startsAt + 3 * HOUR_MS;
const booking = (status: BookingStatus, disputedById: number | null = null) => ({
  status,
  startsAt,
  endsAt,
  disputedById,
});

describe('the buttons of a booking', () => {
  const shown = (status: BookingStatus, now: number, disputedBy: number | null = null) => ({
    customer: bookingActions(booking(status, disputedBy), 'customer', CUSTOMER, now),
    cleaner: bookingActions(booking(status, disputedBy), 'cleaner', CLEANER, now),
  });

  it.each([
    ['before', startsAt - 1, ['cancel', 'reschedule'], ['cancel']],
    ['from its start', startsAt, ['dispute'], ['complete', 'dispute']],
    ['after its end', endsAt + 24 * HOUR_MS - 1, ['dispute'], ['complete', 'dispute']],
    ['a day after its end', endsAt + 24 * HOUR_MS, ['happened', 'dispute'], ['complete', 'dispute']],
  ])('%s, when it is confirmed', (_, now, customer, cleaner) => {
    expect(shown('confirmed', now)).toEqual({ customer, cleaner });
  });

  it('of a request, until its start', () => {
    expect(shown('pending', startsAt - 1)).toEqual({
      customer: ['cancel', 'reschedule'],
      cleaner: ['confirm', 'decline'],
    });
    expect(shown('pending', startsAt)).toEqual({ customer: [], cleaner: ['decline'] });
  });

  it('leave a word that stands against it to the admin; who gave it may take it back', () => {
    const later = endsAt + 24 * HOUR_MS;
    expect(shown('confirmed', later, CUSTOMER)).toEqual({ customer: ['happened'], cleaner: [] });
    expect(shown('confirmed', later, CLEANER)).toEqual({ customer: [], cleaner: ['complete'] });
  });

  it('are none once it is over', () => {
    for (const status of ['completed', 'paid', 'cancelled'] as const)
      expect(shown(status, endsAt + 48 * HOUR_MS)).toEqual({ customer: [], cleaner: [] });
  });
});

describe('a reason of the admin’s alone', () => {
  const ends = (status: BookingStatus, now: number, isDisputed = false) =>
    isWithdrawable({ ...booking(status), isDisputed }, now);

  it('ends a request and what was agreed, until the visit is over or disputed', () => {
    expect([ends('pending', endsAt), ends('confirmed', endsAt - 1)]).toEqual([true, true]);
    expect([ends('confirmed', endsAt), ends('confirmed', startsAt, true)]).toEqual([false, false]);
  });

  it.each(['completed', 'paid', 'cancelled'] as const)('ends nothing that is %s', (status) => {
    expect(ends(status, startsAt - 1)).toBe(false);
  });
});

it('others can stand in for a cleaner who is gone until the visit is over', () => {
  const offers = [startsAt - 1, startsAt, endsAt - 1, endsAt].map((now) => canOfferOthers({ endsAt }, now));
  expect(offers).toEqual([true, true, true, false]);
});

describe('the clock', () => {
  it('makes a change late from a day before the start, of what was agreed', () => {
    const free = startsAt - 24 * HOUR_MS;
    expect([free, free + 1].map((now) => isLateChange(booking('confirmed'), now))).toEqual([false, true]);
    expect(isLateChange(booking('pending'), startsAt - 1)).toBe(false);
  });

  it('says why it is too early or too late', () => {
    expect(timingProblem('cancel', booking('confirmed'), startsAt)).toBe('begun');
    expect(timingProblem('complete', booking('confirmed'), startsAt - 1)).toBe('not-begun');
    expect(timingProblem('happened', booking('confirmed'), endsAt)).toBe('not-long-over');
    expect(timingProblem('release', booking('pending'), endsAt)).toBeUndefined();
  });
});

describe('what the cleaner sees of a home', () => {
  const seen = (status: BookingStatus, now: number) => [
    cleanerSeesAddress(booking(status), now),
    cleanerSeesAccessNotes(booking(status), now),
  ];

  it.each<[BookingStatus, number, boolean[]]>([
    ['pending', startsAt - 1, [true, false]],
    ['confirmed', startsAt - 1, [true, true]],
    ['completed', endsAt + 24 * HOUR_MS - 1, [true, true]],
    ['completed', endsAt + 24 * HOUR_MS, [true, false]],
    ['paid', endsAt + 7 * 24 * HOUR_MS - 1, [true, false]],
    ['paid', endsAt + 7 * 24 * HOUR_MS, [false, false]],
    ['confirmed', endsAt + 7 * 24 * HOUR_MS, [false, false]],
    ['cancelled', startsAt - 1, [false, false]],
  ])('%s at %i', (status, now, expected) => {
    expect(seen(status, now)).toEqual(expected);
  });
});

it('the two of a booking may reach each other once it is agreed, and write to each other until a week after it', () => {
  const agreed = ['confirmed', 'completed', 'paid'];
  expect(BOOKING_STATUSES.filter(allowsContact)).toEqual(agreed);
  expect(agreedWorkBounds(endsAt)).toEqual({ statuses: agreed, endsAfter: endsAt - 7 * DAY_MS });
});
