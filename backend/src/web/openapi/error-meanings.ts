import { CONFIRMED_FOR_MINUTES, type ErrorCode, ERRORS } from '@tidyhearth/domain';

/** Explanations for developers of codes whose sentence for people says too little. */
const MEANINGS: Partial<Record<ErrorCode, string>> = {
  VALIDATION_FAILED: 'Something that was sent is missing or wrong; `details` names each field or parameter.',
  BAD_REQUEST:
    'The body cannot be read: not the JSON or form that it says it is, or far more of it than the call takes.',
  RESET_TOKEN_INVALID: 'The mailed link has expired, was used, or never was one.',
  NOT_AUTHENTICATED:
    'No token, or one whose session has ended. `isSuspended` is added where that account is suspended.',
  INVALID_CREDENTIALS: 'No account has this address with this password.',
  WRONG_CODE: 'The code is wrong, used or has expired.',
  WRONG_PASSWORD: 'The password is not the one of this account.',
  FORBIDDEN: 'Not for this kind of account, or about the account of somebody else.',
  CONFIRMATION_REQUIRED: `The password was last given more than ${CONFIRMED_FOR_MINUTES} minutes ago: send it to \`POST /api/auth/confirm\`, then repeat the call.`,
  TWO_FACTOR_REQUIRED: 'In production the admin needs two-factor authentication for these calls.',
  ACCOUNT_SUSPENDED: 'The account is suspended.',
  EMAIL_NOT_VERIFIED:
    'An account whose address is not confirmed has reached its lower limit: `POST /api/auth/send-verification`, `POST /api/auth/verify-email`, then repeat the call.',
  NOT_APPROVED: 'The caller’s sign-up as a cleaner has not been approved.',
  NOT_FOUND: 'Not there, or not for this caller to know of.',
  METHOD_NOT_ALLOWED: 'The address does not take that method; `Allow` names those it takes.',
  REQUEST_TIMEOUT: 'The body came too slowly, so nothing was done. It ends the connection.',
  CONFLICT: 'Somebody else changed the same thing at the same moment.',
  STATE_CONFLICT: 'Not possible as things stand now: read it again to see what became of it.',
  TERMS_CHANGED:
    'The job, or the time of the booking, is another than the caller saw: read it again, then decide.',
  NOT_REVIEWABLE: 'The work is not completed yet, or whom it would be about has closed the account.',
  DUPLICATE_REQUEST:
    'This cleaner has been asked for that time already, or the booking that is to be moved has that time.',
  START_NOT_OFFERED: 'Bookings begin only at the times that `GET /api/cleaners/{id}/slots` lists.',
  FAR_FROM_CLEANER:
    'The address is farther from the cleaner than bookings usually are; send `farAddressConfirmed` where that is meant.',
  PRICE_CHANGED: 'The total sent is not the price now; `totalAmount` of this answer is.',
  TIME_HAS_PASSED: 'The time that was agreed lies in the past.',
  PAYLOAD_TOO_LARGE: 'The body is larger than any call takes.',
  UNSUPPORTED_MEDIA: 'The body’s content type is not the one of this call.',
  TOO_MANY_REQUESTS:
    'Too many calls from this address, or too many attempts or actions of this account; `Retry-After` says when it goes on.',
  INTERNAL: 'A fault of ours; `requestId` finds it in our log.',
  BUSY: 'Others kept changing the same thing, so nothing was changed; send it again after `Retry-After`.',
  UNAVAILABLE: 'Overloaded, or the database is away; `Retry-After` says when to try again.',
};

export const meaningOf = (code: ErrorCode): string => MEANINGS[code] ?? ERRORS[code][1];
