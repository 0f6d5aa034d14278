import { formatDateTime, serviceLabel } from '@tidyhearth/domain';
import type { BookingFacts } from '../../bookings/events/booking.events.js';
import { kind, TABS, type Kind, type Notice } from '../notice.js';
import { readPeople, type Person } from '../people.js';

/** The two parties of a booking, and how to speak of it: `Deep Cleaning on Mar 15, 2027, 9:00 AM`. */
export interface BookingTalk {
  customer: Person;
  cleaner: Person;
  work: string;
}

export type BookingNotice = Omit<Notice, 'type' | 'about'> & Partial<Pick<Notice, 'type'>>;

/** A kind about a booking: names and address are looked up, the link is set. */
export function bookingKind<E extends { booking: BookingFacts }>(
  event: new (...args: never[]) => E,
  compose: (talk: BookingTalk, event: E) => BookingNotice[],
): Kind {
  return kind(event, async (happened, tx) => {
    const { bookingId, customerId, cleanerUserId, serviceType, startsAt } = happened.booking;
    const [customer, cleaner] = await readPeople(tx.sql, [customerId, cleanerUserId]);
    const work = `${serviceLabel(serviceType)} on ${formatDateTime(startsAt)}`;
    return compose({ customer, cleaner, work }, happened).map((notice) => ({
      type: 'booking',
      about: { bookingId },
      ...notice,
    }));
  });
}

export const SEE_BOOKING = { label: 'See the booking', path: TABS.bookings };
