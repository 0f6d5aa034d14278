import { BOOKING_HORIZON_DAYS, MAX_PENDING_REQUESTS_PER_CUSTOMER, PHOTO_MAX_BYTES } from './limits.js';

const BOOKING_HORIZON_MONTHS = Math.floor((BOOKING_HORIZON_DAYS * 12) / 365);

/** Every refusal the API can give: its HTTP status and the words a person reads when nothing more exact is known. */
export const ERRORS = {
  VALIDATION_FAILED: [400, 'Please check the highlighted details and try again.'],
  BAD_REQUEST: [400, 'The request could not be read.'],
  POSTCODE_INVALID: [
    400,
    "That doesn't look like a UK postcode. Try one like OX1 2JD, or just the first half: OX1.",
  ],
  RESET_TOKEN_INVALID: [400, 'Token is invalid or expired'],
  PASSWORD_COMMON: [400, 'That password is one of the most commonly used ones. Please choose another.'],
  TIME_IN_PAST: [400, 'Please choose a date and time that have not passed.'],
  TIME_INVALID: [
    400,
    'The clocks go forward at that time, so it does not exist that day. Please choose another.',
  ],
  TIME_TOO_FAR: [400, `Bookings can be made up to ${BOOKING_HORIZON_MONTHS} months ahead.`],
  SERVICE_NOT_OFFERED: [400, 'This cleaner does not offer that service.'],
  NOT_AUTHENTICATED: [401, 'Not authenticated'],
  INVALID_CREDENTIALS: [401, 'Invalid credentials'],
  WRONG_CODE: [401, 'Invalid or expired verification code'],
  WRONG_PASSWORD: [401, 'The password is not right.'],
  FORBIDDEN: [403, 'You are not allowed to do that.'],
  ACCOUNT_SUSPENDED: [403, 'Account suspended'],
  NOT_APPROVED: [403, 'Your application as a cleaner has not been approved yet.'],
  CONTACT_NOT_ALLOWED: [
    403,
    'You can message people with whom you share a booking, a job or a conversation.',
  ],
  NOT_FOUND: [404, 'Not found'],
  POSTCODE_NOT_FOUND: [404, "We don't know that postcode. Check it, or try the first half on its own."],
  POSTCODE_NOT_COVERED: [
    404,
    'We do not cover this area yet: Northern Ireland, Jersey, Guernsey and the Isle of Man.',
  ],
  CONFLICT: [409, 'That is no longer possible.'],
  EMAIL_TAKEN: [409, 'An account with this email address already exists.'],
  SLOT_TAKEN: [409, 'Sorry, that time has just been taken. Please choose another.'],
  SLOT_BLOCKED: [409, 'The cleaner is not free at that time. Please choose another.'],
  OUTSIDE_HOURS: [409, 'The cleaner does not work at that time. Please choose another.'],
  CLEANER_UNAVAILABLE: [409, 'This cleaner is not taking bookings at the moment.'],
  PRICE_CHANGED: [409, 'The price has changed. Please check the new total and confirm.'],
  TOO_MANY_PENDING: [
    409,
    `You already have ${MAX_PENDING_REQUESTS_PER_CUSTOMER} open requests. Please wait for an answer or cancel one.`,
  ],
  DUPLICATE_REQUEST: [409, 'You have already asked this cleaner for that time.'],
  STATE_CONFLICT: [409, 'This has changed in the meantime. Please refresh to see where it stands.'],
  TIME_HAS_PASSED: [409, 'The time of this booking has passed.'],
  ALREADY_APPLIED: [409, 'You have already applied for this job.'],
  ALREADY_REVIEWED: [409, 'You have already reviewed this booking.'],
  ALREADY_REPORTED: [409, 'You have already reported this review.'],
  NOT_REVIEWABLE: [409, 'A review can be written once the work is completed.'],
  BOOKING_AHEAD: [409, 'You still have a confirmed booking ahead. Please complete or cancel it first.'],
  BLOCK_OVER_BOOKING: [409, 'You have a confirmed booking in that time.'],
  TWO_FACTOR_ENABLED: [409, 'Two-factor authentication is already on.'],
  TWO_FACTOR_NOT_SET_UP: [409, 'Please set up two-factor authentication first.'],
  IDEMPOTENCY_MISMATCH: [409, 'This Idempotency-Key was already used for a different request.'],
  IDEMPOTENCY_IN_PROGRESS: [409, 'The same request is still being worked on.'],
  SELF_ACTION: [409, 'You can not do this to your own account.'],
  PAYLOAD_TOO_LARGE: [413, 'That is too large.'],
  FILE_TOO_LARGE: [413, `Please select an image smaller than ${PHOTO_MAX_BYTES / 1024 ** 2}MB`],
  UNSUPPORTED_MEDIA: [415, 'That kind of content is not accepted here.'],
  FILE_TYPE: [415, 'Please select a valid image file'],
  TOO_MANY_REQUESTS: [429, 'Too many attempts. Please wait a little and try again.'],
  INTERNAL: [500, 'Something went wrong on our side. Please try again.'],
  UNAVAILABLE: [503, 'We are having a short technical break. Please try again in a moment.'],
} as const satisfies Record<string, readonly [number, string]>;

export type ErrorCode = keyof typeof ERRORS;

/** The body of every answer that is not a success. */
export interface ErrorBody {
  statusCode: number;
  error: string;
  code: ErrorCode;
  message: string;
  details?: { msg: string; path: string }[];
  requestId: string;
}
