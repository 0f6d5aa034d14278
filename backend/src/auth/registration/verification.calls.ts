import { ACCOUNT_LIMITS, CODE_VALID_MINUTES, RECOVERY_CODES, VERIFICATION_CODES } from '@tidyhearth/domain';
import type { CallTexts } from '../../common/api-call.js';

export const VERIFICATION_CALLS = {
  sendVerificationCode: {
    summary: 'Mail a new verification code; the one before ends',
    description: `Mails a six-character code that holds for ${CODE_VALID_MINUTES} minutes; an earlier code stops working. At most one a minute, ${VERIFICATION_CODES.mailedAnHour} an hour, and ${ACCOUNT_LIMITS.verificationCodesADay} a day to an address.`,
    answer: 'Whether the mail is on its way',
    errors: ['FORBIDDEN'],
  },
  verifyEmail: {
    summary: 'Confirm the email address with the mailed code',
    description: `Takes the mailed code, in either case, and lifts the limits of an unconfirmed address. A code can be tried ${VERIFICATION_CODES.triesEach} times, an account ${VERIFICATION_CODES.triesAnHour} times an hour.`,
    answer: 'Whether the address is confirmed now',
    errors: ['WRONG_CODE', 'FORBIDDEN'],
  },
  setUpTwoFactor: {
    summary: 'Begin to set up two-factor authentication; needs the password',
    description:
      'Makes a new secret for an authenticator app, after checking the password. Nothing is on until `POST /api/auth/2fa/verify` has seen a code of it. Calling it again replaces the secret.',
    answer: 'The secret, and the same as a QR code',
    errors: ['WRONG_PASSWORD', 'FORBIDDEN', 'TWO_FACTOR_ENABLED'],
  },
  enableTwoFactor: {
    summary: 'Turn two-factor authentication on with the first code; ends all other sessions',
    description: `Takes the first code of the app and asks for one at every sign-in from then on. Answers ${RECOVERY_CODES} recovery codes, which are shown this once. All other sessions end, and the owner is mailed.`,
    answer: 'The recovery codes',
    errors: ['WRONG_CODE', 'FORBIDDEN', 'TWO_FACTOR_ENABLED', 'TWO_FACTOR_NOT_SET_UP'],
  },
  renewRecoveryCodes: {
    summary: 'Make new recovery codes; the ones before stop working',
    description:
      'Replaces all recovery codes, after checking the password; those before stop working. The owner is mailed.',
    answer: 'The new recovery codes, shown this once',
    errors: ['WRONG_PASSWORD', 'FORBIDDEN', 'TWO_FACTOR_OFF'],
  },
  disableTwoFactor: {
    summary: 'Turn two-factor authentication off; ends all other sessions',
    description:
      'Asks for no second step any more, after checking the password. Recovery codes and all other sessions end, and the owner is mailed. Doing it twice is no error.',
    answer: 'Whether it is off now',
    errors: ['WRONG_PASSWORD', 'FORBIDDEN'],
  },
} as const satisfies Record<string, CallTexts>;
