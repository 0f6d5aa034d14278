import { SECOND_STEP_MINUTES, SIGN_IN_LOCK_MINUTES, SIGN_IN_MAX_FAILURES } from '@tidyhearth/domain';
import type { CallTexts } from '../../common/api-call.js';

export const SIGN_IN_CALLS = {
  signIn: {
    summary: 'Sign in',
    description: `Checks address and password and answers a token, or a challenge for \`POST /api/login/2fa\` where two-factor authentication is on. An unknown address and a wrong password get the same answer. ${SIGN_IN_MAX_FAILURES} wrong guesses lock the account for ${SIGN_IN_LOCK_MINUTES} minutes, except on devices that have signed in to it before, which have as many of their own; a new password ends that. The owner is mailed about a sign-in from a new device.`,
    errors: ['INVALID_CREDENTIALS', 'ACCOUNT_SUSPENDED'],
  },
  signInWithSecondStep: {
    summary: 'Complete a sign-in with the second step',
    description: `Takes the challenge, which holds for ${SECOND_STEP_MINUTES} minutes, with a code of the authenticator app or an unused recovery code, and answers the token. Wrong codes are counted and locked like wrong passwords. A used recovery code and a new device are mailed to the owner.`,
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
    summary: 'End this session',
    description:
      'Ends the session of the token that is sent, at once and for good; its event streams end too. Other sessions go on.',
    answer: 'The session has ended',
  },
  listSessions: {
    summary: 'Own sign-ins that are still valid',
    description:
      'All sessions of the account that have not ended, each with the device it began on and when it was last used. One of them is marked as that of this call.',
    answer: 'Sessions, the one used last first',
  },
  endAllSessions: {
    summary: 'Sign out everywhere: end all of the own sign-ins, this one too',
    description:
      'For a lost device or a doubt: every token of the account stops working, and a calendar feed’s address too.',
    answer: 'All sessions have ended',
  },
  endSession: {
    summary: 'End one of the own sign-ins',
    description:
      'Ends one session by its `sid`; its token stops working at once. A `sid` of somebody else answers like one that is not there.',
    answer: 'That session has ended',
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, CallTexts>;
