import { SEARCHED_PEOPLE_MAX } from '@tidyhearth/domain';
import type { CallTexts } from '../../common/api-call.js';

export const ADMIN_BOOKING_CALLS = {
  listAllBookings: {
    summary: 'List all bookings',
    description: `Returns bookings, the latest first, filtered by state, day or party, or only those that need a decision. Refuses a search that matches more than ${SEARCHED_PEOPLE_MAX} people.`,
  },
  getBookingAsAdmin: {
    summary: 'Get any booking with its history',
    description:
      'Returns the booking with its parties, its price and every step it went through. Each look is recorded in the audit log.',
    answer: 'The booking with its steps',
    errors: ['NOT_FOUND'],
  },
  cancelBookingAsAdmin: {
    summary: 'Cancel a booking as an admin',
    description:
      'Cancels a request, or a confirmed booking that is neither over nor disputed; what happened at a visit is decided in its case. Both parties get a notification, a mail with the reason and the live event `booking`. The audit log keeps the reason.',
    answer: 'The cancelled booking',
    errors: ['STATE_CONFLICT', 'TERMS_CHANGED', 'NOT_FOUND'],
  },
  decideStrandedBooking: {
    summary: 'Decide a booking that has lost a party',
    description:
      'Applies to a future confirmed booking whose customer or cleaner is suspended or has closed the account. You can keep it, cancel it, or cancel it and offer the customer other cleaners. Both parties are told the note as far as they can be reached, and the case is closed. A disputed visit is decided in its case and answers 409 here.',
    answer: 'The decided booking',
    errors: ['STATE_CONFLICT', 'NOT_FOUND'],
  },
  markBookingPaid: {
    summary: 'Mark a completed booking as paid',
    description:
      'Records that the customer has paid the cleaner, who gets a notification; both get the live event `booking`. Refuses a booking that is not completed.',
    answer: 'The paid booking',
    errors: ['STATE_CONFLICT', 'NOT_FOUND'],
  },
} as const satisfies Record<string, CallTexts>;
