import { CONFIRMED_FOR_MINUTES, type ErrorCode, ERRORS } from '@tidyhearth/domain';

/** Explanations for developers of codes whose sentence for people says too little. */
const MEANINGS: Partial<Record<ErrorCode, string>> = {
  VALIDATION_FAILED: 'A field or parameter is missing or wrong; `details` names each one.',
  BAD_REQUEST: 'The body cannot be read: it is not valid for its content type, or is far too large.',
  RESET_TOKEN_INVALID: 'The mailed link has expired, has been used or is not valid.',
  NOT_AUTHENTICATED:
    'There is no token, or its session has ended. `isSuspended` is added if the account is suspended.',
  INVALID_CREDENTIALS: 'No account has this email address and password.',
  WRONG_CODE: 'The code is wrong, has been used or has expired.',
  WRONG_PASSWORD: 'The password is not that of this account.',
  FORBIDDEN: 'The call is not for this kind of account, or concerns somebody else’s account.',
  CONFIRMATION_REQUIRED: `The password was last given more than ${CONFIRMED_FOR_MINUTES} minutes ago. Send it to \`POST /api/auth/confirm\`, then repeat the call.`,
  TWO_FACTOR_REQUIRED: 'In production the admin needs two-factor authentication for these calls.',
  ACCOUNT_SUSPENDED: 'The account is suspended.',
  EMAIL_NOT_VERIFIED:
    'The account’s email address is not confirmed, and its lower limit is reached. Call `POST /api/auth/send-verification` and `POST /api/auth/verify-email`, then repeat the call.',
  NOT_APPROVED: 'The caller’s sign-up as a cleaner has not been approved.',
  NOT_FOUND: 'The object does not exist, or the caller may not see it.',
  METHOD_NOT_ALLOWED: 'The address does not support this method; `Allow` lists those it supports.',
  REQUEST_TIMEOUT: 'The body arrived too slowly, so nothing was done. The connection is closed.',
  CONFLICT: 'Somebody else changed the same object at the same moment, or a value is already taken.',
  STATE_CONFLICT: 'This is not possible in the current state. Read the object again to see what has changed.',
  TERMS_CHANGED:
    'The job, or the booking’s time or status, has changed since the caller read it. Read it again, then decide.',
  NOT_REVIEWABLE: 'The work is not completed yet, or the other party has closed the account.',
  DUPLICATE_REQUEST:
    'The customer has already requested this time from this cleaner, or the booking to be moved already has it.',
  START_NOT_OFFERED: 'Bookings can begin only at the times that `GET /api/cleaners/{id}/slots` lists.',
  FAR_FROM_CLEANER:
    'The address is farther from the cleaner than usual; send `farAddressConfirmed` if this is intended.',
  PRICE_CHANGED: 'The total that was sent is not the current price, which is `totalAmount` of this answer.',
  TIME_HAS_PASSED: 'The agreed time has passed.',
  PAYLOAD_TOO_LARGE: 'The body is larger than any call accepts.',
  UNSUPPORTED_MEDIA:
    'The call does not accept this content type, or the body has a `Content-Encoding`, which no call accepts.',
  TOO_MANY_REQUESTS:
    'There were too many calls from this IP address or API key, or too many attempts or actions of this account; `Retry-After` says when to try again.',
  INTERNAL: 'An error on our side; `requestId` identifies it in our log.',
  BUSY: 'Others kept changing the same object, so nothing was changed; repeat the call after `Retry-After`.',
  UNAVAILABLE: 'The service is overloaded or the database unavailable; `Retry-After` says when to try again.',
};

export const meaningOf = (code: ErrorCode): string => MEANINGS[code] ?? ERRORS[code][1];
