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
    summary: 'Request a booking',
    description: `Sends a request to the cleaner; the time is not held until the cleaner confirms it. Refuses a start that is not offered or not free, a date more than 13 months ahead, a service that the cleaner does not offer, and a total that differs from the price. You can have at most ${MAX_PENDING_REQUESTS_PER_CUSTOMER} open requests and make ${ACCOUNT_LIMITS.requestsADay} a day (${UNVERIFIED_LIMITS.requestsADay} before your email address is confirmed), of which ${ACCOUNT_LIMITS.requestsToOneCleanerADay} to one cleaner, including cancelled ones. The cleaner gets a notification, a mail and the live event \`booking\`.`,
    answer: 'The pending request',
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
    summary: 'List your bookings as a customer',
    description:
      'Returns the bookings that you requested, optionally only those of a group or of certain days. The latest start comes first by default. They include access notes, and the cleaner’s phone number once confirmed if the cleaner shares it.',
    errors: ['FORBIDDEN'],
  },
  listOwnCleanerBookings: {
    summary: 'List your bookings as a cleaner',
    description:
      'Returns the bookings and requests of your profile, optionally only those of a group or of certain days. The latest start comes first by default. The street is included until some days after the visit, access notes from confirmation until shortly after it.',
  },
  listCleanerBookings: {
    summary: 'List your bookings as a cleaner, by id',
    description:
      'Returns the same list as `GET /api/bookings/cleaner`, for clients that name the cleaner. The id can be that of your profile or of your account; any other is refused.',
  },
  getCustomerBookingSummary: {
    summary: 'Get a summary of your bookings as a customer',
    description:
      'Returns the number of your bookings in each state and other figures for a dashboard, so that you need not read the list.',
    answer: 'Counts and figures',
    errors: ['FORBIDDEN'],
  },
  getCleanerBookingSummary: {
    summary: 'Get a summary of your bookings as a cleaner',
    description:
      'Returns the number of your bookings in each state and other figures for a dashboard, so that you need not read the list. The id can be that of your profile or of your account.',
    answer: 'Counts and figures',
  },
  listCleanerBookingsInBlocks: {
    summary: 'List your bookings in blocked time',
    description:
      'Returns future requests and confirmed bookings that overlap a block of your calendar, the soonest first, so that you can cancel them or remove the blocks. The id can be that of your profile or of your account.',
  },
  listRecentBookings: {
    summary: 'List your recently changed bookings',
    description: `Returns the bookings, as a customer or a cleaner, that were made or changed since a given time. Use it after a pause instead of reading all lists. It reaches back at most ${LOOK_BACK.maxDays} days, whatever time is given: a client that was away for longer reads the lists.`,
    errors: ['FORBIDDEN'],
  },
  getBooking: {
    summary: 'Get one of your bookings',
    description:
      'Returns the booking to its two parties. The cleaner sees the street until some days after the visit, and access notes from confirmation until shortly after it. Phone numbers are included once the booking is confirmed, if their owner shares them. Anybody else gets 404.',
    answer: 'The booking',
    errors: ['NOT_FOUND'],
  },
  listBookingHistory: {
    summary: 'List the history of a booking',
    description:
      'Returns each step of the booking with its time and who took it. Only the two parties can read it.',
    answer: 'Steps, the latest first',
    errors: ['NOT_FOUND'],
  },
  getBookingCalendar: {
    summary: 'Download a booking as an iCalendar file',
    description:
      'Returns a file for the calendar of a phone or computer. Only the two parties can download it. A later file of the same booking replaces the earlier one in the calendar.',
    answer: 'An iCalendar file with one event',
    errors: ['NOT_FOUND'],
  },
  listRescheduleTimes: {
    summary: 'List times to which a booking can be moved',
    description: `Returns the cleaner’s free starts, where the time of this booking counts as free. Refused while the cleaner takes no bookings, or none from you. Covers at most ${FREE_DAYS_MAX} days from \`from\` to \`to\`.`,
    answer: 'One entry a day, with its free starts',
    errors: ['CLEANER_UNAVAILABLE', 'PERSON_BLOCKED', 'FORBIDDEN', 'NOT_FOUND'],
  },
  changeBookingStatus: {
    summary: 'Accept, complete, decline or cancel a booking',
    description: `The cleaner accepts a request (\`confirmed\`), declines it (\`cancelled\`) or completes the booking once it has begun (\`completed\`); the customer can only cancel. Accepting holds the time. It is refused if the time has passed, is blocked or has been taken. Cancelling a confirmed booking less than ${FREE_CHANGE_HOURS} hours before its start needs a \`reason\`. The other party gets a notification, a mail and the live event \`booking\`.`,
    answer: 'The updated booking',
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
    summary: 'Cancel a booking before its start',
    description: `Either party can cancel a pending or confirmed booking. A request that the cleaner cancels counts as declined. A \`reason\`, which both parties can read, is needed less than ${FREE_CHANGE_HOURS} hours before the start of a confirmed booking. The other party gets a notification, a mail and the live event \`booking\`. The time is free again.`,
    answer: 'The cancelled booking',
    errors: ['STATE_CONFLICT', 'TERMS_CHANGED', 'BOOKING_BEGUN', 'NOT_FOUND'],
  },
  confirmBookingHappened: {
    summary: 'Confirm that a clean took place',
    description: `Lets the customer complete a confirmed booking that the cleaner has not completed, from ${HAPPENED_AFTER_HOURS} hours after its end. Refused if the cleaner has said that it did not happen. The cleaner is told. Both parties get the live event \`booking\` and can then write a review.`,
    answer: 'The completed booking',
    errors: ['STATE_CONFLICT', 'BOOKING_NOT_LONG_OVER', 'BOOKING_DISPUTED', 'NOT_FOUND'],
  },
  disputeBooking: {
    summary: 'Report that a clean did not take place',
    description:
      'Opens a case for the team, which decides whether the clean counts as completed or cancelled. Until then the other party cannot complete the booking. Either party can say so once, from the start of the booking. The other party is told that it was said, but not in which words. Both get the live event `booking`.',
    answer: 'The disputed booking',
    errors: ['STATE_CONFLICT', 'TERMS_CHANGED', 'BOOKING_NOT_BEGUN', 'BOOKING_DISPUTED', 'NOT_FOUND'],
  },
  rescheduleBooking: {
    summary: 'Request another time for a booking',
    description: `Moves the customer’s booking to another start. It is pending again, its old time becomes free at once, and the cleaner accepts or declines it. The new time is refused for the same reasons as in a new request, and if it is the current one. A \`reason\` is needed less than ${FREE_CHANGE_HOURS} hours before the start of a confirmed booking. At most ${ACCOUNT_LIMITS.reschedulesWithOneCleanerADay} moves a day are possible with one cleaner, who gets a notification, a mail and the live event \`booking\`.`,
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
