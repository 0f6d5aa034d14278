import { act, screen } from '@testing-library/react';
import { HOUR_MS } from '@tidyhearth/domain';
import { describe, expect, it } from 'vitest';
import { signIn, signOut } from '../../../lib/session';
import { bookingAt } from '../../../test/booking';
import { CUSTOMER } from '../../../test/jobs';
import { renderOnSite } from '../../../test/render';
import { TEXTS } from '../bookings.texts';
import { BookingCard } from '../list/booking-card';
import { CleanerActions } from './cleaner-actions';
import { CustomerActions } from './customer-actions';

const CLEANER = { ...CUSTOMER, userType: 'cleaner', cleanerId: 5, cleanerStatus: 'approved' } as const;
const { confirm, decline } = TEXTS.cleaner.actions;

describe('a request that the cleaner can’t accept at the moment', () => {
  it.each(['not-free', 'not-taking-bookings', null] as const)(
    'says so before a press, and can be declined: %s',
    (obstacle) => {
      act(() => signIn({ token: 'token', user: CLEANER }));
      const startsAt = new Date(Date.now() + 48 * HOUR_MS).toISOString();
      const booking = bookingAt(startsAt, { status: 'pending', obstacle });
      renderOnSite(
        <BookingCard
          booking={booking}
          side="cleaner"
          person={{ name: 'Rose', phone: null, email: null }}
          actions={<CleanerActions booking={booking} onOpen={() => undefined} />}
        />,
      );
      const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
      expect([isDisabled(confirm), isDisabled(decline)]).toEqual([obstacle !== null, false]);
      for (const [each, text] of Object.entries(TEXTS.cleaner.obstacles))
        expect(screen.queryByText(text()) !== null).toBe(each === obstacle);
      act(signOut);
    },
  );

  it.each(['not-free', 'not-taking-bookings', null] as const)(
    'says so to its customer, who can cancel, and ask for a time that can be had: %s',
    (obstacle) => {
      const startsAt = new Date(Date.now() + 48 * HOUR_MS).toISOString();
      const booking = bookingAt(startsAt, { status: 'pending', obstacle });
      const { firstName } = booking.cleaner.user;
      const person = { name: firstName, phone: null, email: null };
      act(() => signIn({ token: 'token', user: CUSTOMER }));
      renderOnSite(
        <BookingCard
          booking={booking}
          side="customer"
          person={person}
          actions={<CustomerActions booking={booking} onOpen={() => undefined} />}
        />,
      );
      for (const [each, text] of Object.entries(TEXTS.customer.obstacles))
        expect(screen.queryByText(text(firstName)) !== null).toBe(each === obstacle);
      const isOffered = (name: string) => screen.queryByRole('button', { name }) !== null;
      expect([isOffered(TEXTS.cancel.title), isOffered(TEXTS.customer.actions.reschedule)]).toEqual([
        true,
        obstacle !== 'not-taking-bookings',
      ]);
      act(signOut);
    },
  );
});
