import { BOOKING_ERRORS, TEAM_IN_TOUCH } from './booking-errors.js';
import { CHECK_DOCUMENTS_MAX, DOCUMENT_TYPE_WRONG, REAPPLICATIONS } from './checks.js';
import {
  ACCOUNT_LIMITS,
  API_KEYS,
  BOOKING_TIMES,
  HAPPENED_AFTER_HOURS,
  MAX_BLOCKED_PEOPLE,
  MAX_PENDING_REQUESTS_PER_CUSTOMER,
  MAX_SAVED_CLEANERS,
  PROBLEM_WINDOW_HOURS,
} from './limits.js';
import { RETENTION_DAYS } from './retention.js';
import { TOASTS } from './texts.js';
import { TIME_ERRORS } from './time-errors.js';
import { MAX_WEBHOOKS } from './webhooks.js';

/** Every error code of the API with its HTTP status and the default message. */
export const ERRORS = {
  VALIDATION_FAILED: [400, 'Please check the highlighted details and try again.'],
  BAD_REQUEST: [400, 'The request could not be read.'],
  POSTCODE_INVALID: [
    400,
    "That doesn't look like a UK postcode. Try one like OX1 2JD, or just the first half: OX1.",
  ],
  RESET_TOKEN_INVALID: [400, 'Token is invalid or expired'],
  PASSWORD_COMMON: [400, 'That password is one of the most commonly used ones. Please choose another.'],
  PASSWORD_GUESSABLE: [
    400,
    'That password is easy to guess: it repeats or counts on, or is a name or address that others know. Please choose another.',
  ],
  TIME_IN_PAST: [400, TIME_ERRORS.past],
  TIME_INVALID: [400, TIME_ERRORS.skipped],
  TIME_TOO_FAR: [400, TIME_ERRORS.tooFar],
  SERVICE_NOT_OFFERED: [400, 'This cleaner does not offer that service.'],
  NOT_AUTHENTICATED: [401, 'Not authenticated'],
  INVALID_CREDENTIALS: [401, 'Invalid credentials'],
  WRONG_CODE: [401, TOASTS.emailVerificationFailed.description],
  WRONG_PASSWORD: [401, 'The password is not right.'],
  FORBIDDEN: [403, 'You are not allowed to do that.'],
  CONFIRMATION_REQUIRED: [403, 'Please confirm your password to go on.'],
  TWO_FACTOR_REQUIRED: [
    403,
    'The admin account needs two-factor authentication. Please set it up first; the console leads you through it.',
  ],
  KEY_NOT_ALLOWED: [403, 'This call takes no API key. It needs a person who has signed in.'],
  SCOPE_MISSING: [403, 'This API key lacks the scope that the call needs.'],
  ACCOUNT_SUSPENDED: [403, 'Account suspended'],
  EMAIL_NOT_VERIFIED: [403, 'Please confirm your email address with the code we mail you, then try again.'],
  NOT_APPROVED: [403, 'Your application as a cleaner has not been approved yet.'],
  NOT_FOUND: [404, 'Not found'],
  POSTCODE_NOT_FOUND: [404, "We don't know that postcode. Please check it."],
  POSTCODE_NOT_COVERED: [
    404,
    'We do not cover this area yet: Northern Ireland, Jersey, Guernsey and the Isle of Man.',
  ],
  METHOD_NOT_ALLOWED: [405, 'This address does not take that method.'],
  REQUEST_TIMEOUT: [408, 'That took too long to arrive. Please try again on a better connection.'],
  PRECONDITION_FAILED: [412, 'This has changed since you read it. Please read it again, then decide.'],
  CONFLICT: [409, 'That is no longer possible.'],
  EMAIL_TAKEN: [409, 'An account with this email address already exists.'],
  SLOT_TAKEN: [409, 'Sorry, that time has just been taken. Please choose another.'],
  SLOT_BLOCKED: [409, 'The cleaner is not free at that time. Please choose another.'],
  START_NOT_OFFERED: [
    409,
    `This cleaner can be booked from ${BOOKING_TIMES.join(', ')}. Please choose one of these.`,
  ],
  FAR_FROM_CLEANER: [409, BOOKING_ERRORS.farFrom('your cleaner')],
  OUTSIDE_HOURS: [409, 'The cleaner does not work at that time. Please choose another.'],
  CLEANER_UNAVAILABLE: [409, 'This cleaner is not taking bookings at the moment.'],
  PRICE_CHANGED: [409, BOOKING_ERRORS.priceChanged],
  TOO_MANY_PENDING: [
    409,
    `You already have ${MAX_PENDING_REQUESTS_PER_CUSTOMER} open requests. Please wait for an answer or cancel one.`,
  ],
  TOO_MANY_JOBS: [
    409,
    `You already have ${ACCOUNT_LIMITS.openPostings} open jobs. Please choose a cleaner for one or cancel one first.`,
  ],
  DUPLICATE_REQUEST: [409, 'You have already asked this cleaner for that time.'],
  STATE_CONFLICT: [409, 'This has changed in the meantime. Please refresh to see where it stands.'],
  BOOKING_BEGUN: [
    409,
    'This clean has begun, so it cannot be cancelled or moved any more. If it did not happen, say so on the booking; if something was wrong, report a problem.',
  ],
  BOOKING_NOT_BEGUN: [409, 'That is possible once the clean has begun.'],
  BOOKING_NOT_LONG_OVER: [
    409,
    `Your cleaner has ${HAPPENED_AFTER_HOURS} hours after the clean to mark it as complete. After that you can say that it happened.`,
  ],
  BOOKING_DISPUTED: [409, `It was reported that this clean did not happen. ${TEAM_IN_TOUCH}`],
  CUSTOMER_GONE: [409, 'This customer is not on Tidyhearth any more, so the request cannot be accepted.'],
  NOT_TAKING_BOOKINGS: [
    409,
    'Your profile says that you take no bookings at the moment. Switch that on again, then accept.',
  ],
  TIME_HAS_PASSED: [409, 'The time of this booking has passed.'],
  TERMS_CHANGED: [409, 'The job has changed in the meantime. Please look at it again.'],
  BID_ON_EARLIER_TERMS: [
    409,
    'This application was for the job as it was before you changed it. The cleaner has been asked to confirm it; you can accept it then.',
  ],
  ALREADY_APPLIED: [409, 'You have already applied for this job.'],
  ALREADY_REVIEWED: [409, 'You have already reviewed this booking.'],
  ALREADY_REPORTED: [409, 'You have already reported this review.'],
  NOT_REVIEWABLE: [409, 'A review can be written once the work is completed.'],
  NAME_CHANGED: [
    409,
    'The name has changed since this page was opened. Please refresh and compare the documents with the new name.',
  ],
  DOCUMENTS_CHANGED: [
    409,
    'The documents have changed since this page was opened. Please look at those that are there now, then decide.',
  ],
  CASE_CHANGED: [
    409,
    'Whoever reported this has added something since this page was opened. Please read it, then decide.',
  ],
  TOO_MANY_DOCUMENTS: [
    409,
    `A check takes up to ${CHECK_DOCUMENTS_MAX} documents. Please remove one before adding another.`,
  ],
  CUSTOMER_WORK_OPEN: [
    409,
    'Please end what is open as a customer first: requests, bookings that are not completed, and open jobs.',
  ],
  PROFILE_IN_USE: [
    409,
    'Bookings or applications for jobs belong to this profile, so it cannot be given up.',
  ],
  REAPPLIED_TOO_OFTEN: [
    409,
    `You can apply again up to ${REAPPLICATIONS.max} times in ${REAPPLICATIONS.withinDays} days. Please try again later.`,
  ],
  TWO_FACTOR_ENABLED: [409, 'Two-factor authentication is already on.'],
  TWO_FACTOR_OFF: [409, 'Two-factor authentication is not on for this account.'],
  TWO_FACTOR_NOT_SET_UP: [409, 'Please set up two-factor authentication first.'],
  TWO_FACTOR_UNREADABLE: [
    409,
    "We can't check codes of your authenticator app at the moment. Please use a recovery code, or write to us: we can turn two-factor authentication off once we know it is you.",
  ],
  IDEMPOTENCY_MISMATCH: [409, 'This Idempotency-Key was already used for a different request.'],
  IDEMPOTENCY_IN_PROGRESS: [409, 'The same request is still being worked on.'],
  PERSON_BLOCKED: [409, 'You have blocked this person. Unblock them in your settings first.'],
  TOO_MANY_BLOCKED: [
    409,
    `You have blocked ${MAX_BLOCKED_PEOPLE} people already. Please unblock somebody first, or contact us.`,
  ],
  TOO_MANY_SAVED: [
    409,
    `You have saved ${MAX_SAVED_CLEANERS} cleaners already. Please take one out of your list first.`,
  ],
  TOO_MANY_KEYS: [
    409,
    `You have ${API_KEYS.perPerson} API keys already. Please revoke one that you no longer need first.`,
  ],
  TOO_MANY_WEBHOOKS: [409, `You have ${MAX_WEBHOOKS} webhooks already. Please remove one first.`],
  PAUSED_BY_TEAM: [409, 'Our team has paused this webhook. Please contact us.'],
  PROBLEM_WINDOW_CLOSED: [
    409,
    `A problem can be reported from the start of the clean until ${PROBLEM_WINDOW_HOURS} hours after its end. Please contact us instead.`,
  ],
  SELF_ACTION: [409, 'You cannot do this to your own account.'],
  EVENTS_EXPIRED: [
    410,
    `Events are kept for ${RETENTION_DAYS.platformEvents} days, and those from before the restore of a backup are not told again: some after this position are gone. Please read the lists afresh, then the feed without a position.`,
  ],
  PAYLOAD_TOO_LARGE: [413, 'That is too large.'],
  FILE_TOO_LARGE: [413, TOASTS.fileTooLarge.description],
  UNSUPPORTED_MEDIA: [415, 'That kind of content is not accepted here.'],
  DOCUMENT_TYPE: [415, DOCUMENT_TYPE_WRONG],
  FILE_TYPE: [415, TOASTS.invalidFileType.description],
  TOO_MANY_REQUESTS: [429, 'Too many attempts. Please wait a little and try again.'],
  INTERNAL: [500, 'Something went wrong on our side. Please try again.'],
  BUSY: [503, 'Too much is changing at once. Please try again in a moment.'],
  UNAVAILABLE: [503, 'We are having a short technical break. Please try again in a moment.'],
} as const satisfies Record<string, readonly [number, string]>;

export type ErrorCode = keyof typeof ERRORS;

/** The body of every error response. */
export interface ErrorBody {
  statusCode: number;
  error: string;
  code: ErrorCode;
  message: string;
  details?: { msg: string; path: string }[];
  requestId: string;
}
