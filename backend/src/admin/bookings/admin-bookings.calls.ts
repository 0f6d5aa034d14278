import { SEARCHED_PEOPLE_MAX } from '@tidyhearth/domain';
import type { CallTexts } from '../../common/api-call.js';

export const ADMIN_BOOKING_CALLS = {
  listAllBookings: {
    summary: 'Bookings, the latest first',
    description: `All bookings, or those that match: by state, day, party, or that wait for a decision. A search that matches more than ${SEARCHED_PEOPLE_MAX} people is refused.`,
  },
  getBookingAsAdmin: {
    summary: 'One booking with its history',
    description: 'Its parties, its price and every step of it. Looking at it leaves a line in the audit log.',
    answer: 'The booking with its steps',
    errors: ['NOT_FOUND'],
  },
  cancelBookingAsAdmin: {
    summary: 'Cancel what is not over, with a reason that both parties are told',
    description:
      'Cancels a request, or a confirmed booking that is neither over nor disputed: what became of a visit is found by its case. Both parties get a notification, a mail with the reason and the live event `booking`; the audit log keeps it.',
    answer: 'The booking, cancelled',
    errors: ['STATE_CONFLICT', 'TERMS_CHANGED', 'NOT_FOUND'],
  },
  decideStrandedBooking: {
    summary: 'Decide about a booking whose one party is gone',
    description:
      'For a confirmed booking ahead whose customer or cleaner is suspended or has closed the account: keep it, cancel it, or cancel it and offer the customer others. Both parties read the note; its case is closed. A disputed visit is settled by the finding of its case, and answers 409 here.',
    answer: 'The booking, decided',
    errors: ['STATE_CONFLICT', 'NOT_FOUND'],
  },
  markBookingPaid: {
    summary: 'Note that a completed booking was paid',
    description:
      'Notes that the customer has paid the cleaner, who gets a notification; both get the live event `booking`. Only a completed booking can be marked.',
    answer: 'The booking, paid',
    errors: ['STATE_CONFLICT', 'NOT_FOUND'],
  },
} as const satisfies Record<string, CallTexts>;
