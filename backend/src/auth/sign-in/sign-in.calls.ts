import { SECOND_STEP_MINUTES, SIGN_IN_LOCK_MINUTES, SIGN_IN_MAX_FAILURES } from '@tidyhearth/domain';
import type { CallTexts } from '../../common/api-call.js';

export const SIGN_IN_CALLS = {
  signIn: {
    summary: 'Sign in',
    description: `Checks the email address and password and returns a token, or a challenge for \`POST /api/login/2fa\` if two-factor authentication is on. An unknown address and a wrong password get the same answer. ${SIGN_IN_MAX_FAILURES} wrong guesses lock the account for ${SIGN_IN_LOCK_MINUTES} minutes, except on devices that have signed in to it before, which each have as many guesses of their own. A new password lifts the lock. The owner is mailed about a sign-in from a new device.`,
    errors: ['INVALID_CREDENTIALS', 'ACCOUNT_SUSPENDED'],
  },
  signInWithSecondStep: {
    summary: 'Complete a sign-in with a second-step code',
    description: `Takes the challenge, which is valid for ${SECOND_STEP_MINUTES} minutes, and a code from the authenticator app or an unused recovery code. Returns the token. Wrong codes are counted and lock the account like wrong passwords. The owner is mailed about a used recovery code and a new device.`,
    answer: 'The token and the account',
    errors: [
      'NOT_AUTHENTICATED',
      'WRONG_CODE',
      'INVALID_CREDENTIALS',
      'ACCOUNT_SUSPENDED',
      'TWO_FACTOR_UNREADABLE',
    ],
  },
  signOut: {
    summary: 'Sign out',
    description:
      'Ends the session of the token for good, and its event streams with it. Other sessions continue.',
    answer: 'The session has ended',
  },
  listSessions: {
    summary: 'List your sessions',
    description:
      'Returns every session of the account that has not ended, with the device it began on and its last use. The session of this call is marked.',
    answer: 'Sessions, the last used first',
  },
  endAllSessions: {
    summary: 'Sign out everywhere',
    description:
      'Ends all sessions, including this one, for instance after a device is lost. It also revokes API keys, pauses webhooks, ends the address of the calendar feed and cancels an unconfirmed change of the email address.',
    answer: 'All sessions have ended',
  },
  endSession: {
    summary: 'End one of your sessions',
    description:
      'Ends the session with this `sid`, whose token stops working at once. The `sid` of somebody else’s session answers 404, like an unknown one.',
    answer: 'The session has ended',
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, CallTexts>;
