import { describe, expect, it } from 'vitest';
import { bookingAt } from '../../test/booking';
import { entryFromBookings, inboxEntries } from './inbox-entries';

const booking = bookingAt('2094-03-15T10:00:00.000Z', { contact: 'unreachable' });
const cancelled = { ...booking, status: 'cancelled' } as const;
const CUSTOMER = booking.customer.id;
const CLEANER = booking.cleaner.userId;

describe('somebody with whom one has a booking and no message', () => {
  it('can be written to where the booking says so', () => {
    expect(inboxEntries([], [booking], CUSTOMER).map(({ contact }) => contact)).toEqual(['unreachable']);
    const open = { ...booking, contact: 'open' } as const;
    expect(inboxEntries([], [open], CLEANER).map(({ contact }) => contact)).toEqual(['open']);
  });

  it('is known from a cancelled one as well, though it has no line', () => {
    expect(inboxEntries([], [cancelled], CUSTOMER)).toEqual([]);
    expect(entryFromBookings([cancelled], CUSTOMER, CLEANER)).toMatchObject({
      name: 'Ida',
      contact: 'unreachable',
    });
    expect(entryFromBookings([cancelled], CUSTOMER, 77)).toBeUndefined();
  });
});
