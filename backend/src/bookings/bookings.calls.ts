import {
  ACCOUNT_LIMITS,
  FREE_CHANGE_HOURS,
  FREE_DAYS_MAX,
  HAPPENED_AFTER_HOURS,
  LOOK_BACK,
  MAX_PENDING_REQUESTS_PER_CUSTOMER,
  UNVERIFIED_LIMITS,
} from '@tidyhearth/domain';
import type { CallTexts } from '../common/api-call.js';

export const BOOKING_CALLS = {
  createBooking: {
    summary: 'Ask a cleaner for a time',
    description: `Sends a request that waits for the cleaner’s answer; no time is held before it is confirmed. Refused: starts that are not offered or not free, more than 13 months ahead, services the cleaner does not offer, a total other than the price. At most ${MAX_PENDING_REQUESTS_PER_CUSTOMER} open requests, ${ACCOUNT_LIMITS.requestsADay} a day (${UNVERIFIED_LIMITS.requestsADay} before the address is confirmed) and ${ACCOUNT_LIMITS.requestsToOneCleanerADay} a day to one cleaner, cancelled ones counted. The cleaner gets a notification, a mail and the live event \`booking\`.`,
    answer: 'The request, pending',
    errors: [
      'SLOT_TAKEN',
      'SLOT_BLOCKED',
      'OUTSIDE_HOURS',
      'START_NOT_OFFERED',
      'TIME_IN_PAST',
      'TIME_INVALID',
      'TIME_TOO_FAR',
      'SERVICE_NOT_OFFERED',
      'POSTCODE_NOT_FOUND',
      'POSTCODE_NOT_COVERED',
      'FAR_FROM_CLEANER',
      'PRICE_CHANGED',
      'CLEANER_UNAVAILABLE',
      'PERSON_BLOCKED',
      'DUPLICATE_REQUEST',
      'TOO_MANY_PENDING',
      'EMAIL_NOT_VERIFIED',
      'NOT_FOUND',
    ],
  },
  listCustomerBookings: {
    summary: 'Own bookings as a customer, latest start first unless asked otherwise',
    description:
      'All bookings that the caller asked for, or those of a group or of some days. Access notes and the cleaner’s phone are in it as far as the time allows.',
    errors: ['FORBIDDEN'],
  },
  listOwnCleanerBookings: {
    summary: 'Own bookings as a cleaner, latest start first unless asked otherwise',
    description:
      'All bookings and requests of the caller’s profile, or those of a group or of some days. The street and the access notes are there only around the visit.',
  },
  listCleanerBookings: {
    summary: 'Own bookings as a cleaner, by id',
    description:
      'The list of `GET /api/bookings/cleaner`, for clients that name the cleaner. The id may be that of the own profile or of the own account; any other is refused.',
  },
  getCustomerBookingSummary: {
    summary: 'Own bookings as a customer in figures',
    description: 'How many bookings stand how, and the next one, without reading the list.',
    answer: 'Counts and figures',
    errors: ['FORBIDDEN'],
  },
  getCleanerBookingSummary: {
    summary: 'Own bookings as a cleaner in figures, named by own profile id or own user id',
    description:
      'How many bookings stand how, and the next one, without reading the list. The id may be that of the own profile or of the own account.',
    answer: 'Counts and figures',
  },
  listCleanerBookingsInBlocks: {
    summary: 'Own bookings that lie in blocked time',
    description:
      'Requests and confirmed bookings ahead that touch a block of the own calendar, the soonest first: the ones to cancel, or the blocks to remove. The id may be that of the own profile or of the own account.',
  },
  listRecentBookings: {
    summary: 'Own bookings, of either side, that changed since a moment',
    description: `What to read after a pause instead of all lists: bookings of the caller, on either side, that were made or changed since a moment. Reaches back ${LOOK_BACK.maxDays} days at most, whatever moment is given: a client that was away for longer reads the lists.`,
    errors: ['FORBIDDEN'],
  },
  getBooking: {
    summary: 'One booking, for its two parties',
    description:
      'The whole booking with what this party may see of the other at this time: street, access notes and phone only around the visit. Anybody but the two parties answers 404.',
    answer: 'The booking',
    errors: ['NOT_FOUND'],
  },
  listBookingHistory: {
    summary: 'What became of a booking, step by step',
    description:
      'Each step with its time, who took it and the words that were given. Only the two parties read it.',
    answer: 'Steps, the latest first',
    errors: ['NOT_FOUND'],
  },
  getBookingCalendar: {
    summary: 'One booking as an iCalendar file',
    description:
      'For the calendar of a phone or computer; only the two parties can fetch it. A later file of the same booking replaces the earlier one there.',
    answer: 'An iCalendar file with one event',
    errors: ['NOT_FOUND'],
  },
  listRescheduleTimes: {
    summary: 'Free start times to which a booking can be moved',
    description: `Like the cleaner’s free starts, but the time of this booking counts as free. Refused while the cleaner takes no bookings, or none of the caller, so that nobody looks through days in vain. At most ${FREE_DAYS_MAX} days from \`from\` to \`to\`.`,
    answer: 'One entry a day, with its free starts',
    errors: ['CLEANER_UNAVAILABLE', 'PERSON_BLOCKED', 'FORBIDDEN', 'NOT_FOUND'],
  },
  changeBookingStatus: {
    summary: 'Accept, complete once it has begun, or cancel before',
    description: `The cleaner accepts (\`confirmed\`), completes once it has begun (\`completed\`) or declines (\`cancelled\`); the customer can only cancel. Accepting holds the time; it is refused when the time has passed, is blocked or was taken meanwhile. Cancelling a confirmed booking within ${FREE_CHANGE_HOURS} hours of its start needs a \`reason\`. The other party gets a notification, a mail and the live event \`booking\`.`,
    answer: 'The booking, as it is now',
    errors: [
      'STATE_CONFLICT',
      'TERMS_CHANGED',
      'SLOT_TAKEN',
      'SLOT_BLOCKED',
      'TIME_HAS_PASSED',
      'BOOKING_BEGUN',
      'BOOKING_NOT_BEGUN',
      'BOOKING_DISPUTED',
      'CUSTOMER_GONE',
      'NOT_TAKING_BOOKINGS',
      'PERSON_BLOCKED',
      'NOT_APPROVED',
      'FORBIDDEN',
      'NOT_FOUND',
    ],
  },
  cancelBooking: {
    summary: 'Cancel, from pending or confirmed, before its start',
    description: `Either party cancels before the start; a request that a cleaner cancels is declined. Within ${FREE_CHANGE_HOURS} hours of the start of a confirmed booking a \`reason\` is needed, which both read. The other party gets a notification, a mail and the live event \`booking\`; the time is free again.`,
    answer: 'The booking, cancelled',
    errors: ['STATE_CONFLICT', 'TERMS_CHANGED', 'BOOKING_BEGUN', 'NOT_FOUND'],
  },
  confirmBookingHappened: {
    summary: 'Say that the clean happened, a day after its end, where the cleaner has not',
    description: `From ${HAPPENED_AFTER_HOURS} hours after its end, the customer completes a confirmed booking that the cleaner has not. Refused when the cleaner has said that it did not happen. The cleaner is told; both get the live event \`booking\` and can write a review then.`,
    answer: 'The booking, completed',
    errors: ['STATE_CONFLICT', 'BOOKING_NOT_LONG_OVER', 'BOOKING_DISPUTED', 'NOT_FOUND'],
  },
  disputeBooking: {
    summary: 'Say, from its start on, that the clean did not happen; an admin decides',
    description:
      'Opens a case for the team, which decides whether the clean counts as completed or cancelled; until then the other party can’t complete it. The other party is told that it was said, not in which words; both get the live event `booking`. Said once, by either of the two.',
    answer: 'The booking, in dispute',
    errors: ['STATE_CONFLICT', 'TERMS_CHANGED', 'BOOKING_NOT_BEGUN', 'BOOKING_DISPUTED', 'NOT_FOUND'],
  },
  rescheduleBooking: {
    summary: 'Ask for another time; the cleaner answers again',
    description: `The customer asks for another start; the booking is pending again, its old time is free at once, and the cleaner accepts or declines. Refused like a new request, and for the time that it has. Within ${FREE_CHANGE_HOURS} hours of the start of a confirmed booking a \`reason\` is needed. At most ${ACCOUNT_LIMITS.reschedulesWithOneCleanerADay} times a day with one cleaner, who gets a notification, a mail and the live event \`booking\`.`,
    answer: 'The booking, pending at its new time',
    errors: [
      'SLOT_TAKEN',
      'SLOT_BLOCKED',
      'OUTSIDE_HOURS',
      'START_NOT_OFFERED',
      'STATE_CONFLICT',
      'TOO_MANY_PENDING',
      'TERMS_CHANGED',
      'TIME_IN_PAST',
      'TIME_INVALID',
      'TIME_TOO_FAR',
      'BOOKING_BEGUN',
      'CLEANER_UNAVAILABLE',
      'PERSON_BLOCKED',
      'DUPLICATE_REQUEST',
      'EMAIL_NOT_VERIFIED',
      'FORBIDDEN',
      'NOT_FOUND',
    ],
  },
} as const satisfies Record<string, CallTexts>;
