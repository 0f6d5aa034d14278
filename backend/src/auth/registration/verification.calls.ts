import { ACCOUNT_LIMITS, CODE_VALID_MINUTES, RECOVERY_CODES, VERIFICATION_CODES } from '@tidyhearth/domain';
import type { CallTexts } from '../../common/api-call.js';

export const VERIFICATION_CALLS = {
  sendVerificationCode: {
    summary: 'Send a new verification code',
    description: `Mails a six-character code that is valid for ${CODE_VALID_MINUTES} minutes; an earlier code stops working. At most one code a minute and ${VERIFICATION_CODES.mailedAnHour} an hour are sent, and ${ACCOUNT_LIMITS.verificationCodesADay} a day to an address.`,
    answer: 'Whether the mail is on its way',
    errors: ['FORBIDDEN'],
  },
  verifyEmail: {
    summary: 'Confirm your email address with a mailed code',
    description: `Takes the code in upper or lower case and lifts the limits of an unconfirmed address. A code can be tried ${VERIFICATION_CODES.triesEach} times, and an account can try ${VERIFICATION_CODES.triesAnHour} times an hour.`,
    answer: 'Whether the address is now confirmed',
    errors: ['WRONG_CODE', 'FORBIDDEN'],
  },
  setUpTwoFactor: {
    summary: 'Start setting up two-factor authentication',
    description:
      'Checks the password and creates a new secret for an authenticator app. Nothing changes until `POST /api/auth/2fa/verify` receives a code from the app. Calling this again replaces the secret.',
    answer: 'The secret, also as a QR code',
    errors: ['WRONG_PASSWORD', 'FORBIDDEN', 'TWO_FACTOR_ENABLED'],
  },
  enableTwoFactor: {
    summary: 'Turn on two-factor authentication',
    description: `Takes the first code from the app; from then on every sign-in asks for one. Returns ${RECOVERY_CODES} recovery codes, which are shown only this once. This ends all other sessions, and the owner is mailed.`,
    answer: 'The recovery codes',
    errors: ['WRONG_CODE', 'FORBIDDEN', 'TWO_FACTOR_ENABLED', 'TWO_FACTOR_NOT_SET_UP'],
  },
  renewRecoveryCodes: {
    summary: 'Replace your recovery codes',
    description:
      'Checks the password and creates new recovery codes; the earlier ones stop working. The owner is mailed.',
    answer: 'The new recovery codes, shown only this once',
    errors: ['WRONG_PASSWORD', 'FORBIDDEN', 'TWO_FACTOR_OFF'],
  },
  disableTwoFactor: {
    summary: 'Turn off two-factor authentication',
    description:
      'Checks the password; sign-ins no longer ask for a second step. This ends the recovery codes and all other sessions, and the owner is mailed. Repeating the call is not an error.',
    answer: 'Whether two-factor authentication is now off',
    errors: ['WRONG_PASSWORD', 'FORBIDDEN'],
  },
} as const satisfies Record<string, CallTexts>;
