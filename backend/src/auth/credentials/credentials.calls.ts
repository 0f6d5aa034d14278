import {
  ACCOUNT_LIMITS,
  CONFIRMED_FOR_MINUTES,
  LINK_VALID_HOURS,
  RESET_LINKS_AN_HOUR,
  RETENTION_DAYS,
  SIGN_IN_LOCK_MINUTES,
  SIGN_IN_MAX_FAILURES,
  UNVERIFIED_LIMITS,
} from '@tidyhearth/domain';
import type { CallTexts } from '../../common/api-call.js';

const HOLDS = `${LINK_VALID_HOURS * 60} minutes`;
const CLOSED_BY_GUESSES = `${SIGN_IN_MAX_FAILURES} wrong guesses close this to the session for ${SIGN_IN_LOCK_MINUTES} minutes.`;

export const CREDENTIALS_CALLS = {
  requestPasswordReset: {
    summary: 'Ask for a link to choose a new password; answers the same for every address',
    description: `Mails a link that holds for ${HOLDS}, ${RESET_LINKS_AN_HOUR} an hour at most. The answer and its time are the same for an address without an account, so that nobody learns who has one.`,
    answer: 'A sentence to show, the same for every address',
  },
  verifyResetToken: {
    summary: 'Whose a password link is, without using it up',
    description:
      'Says whose account a mailed link opens, so that a page can greet its owner before a password is chosen. Asking does not use the link up.',
    answer: 'Whose account the link is for',
    errors: ['RESET_TOKEN_INVALID'],
  },
  resetPassword: {
    summary: 'Choose a new password with a mailed link; ends all sessions',
    description:
      'Sets the password with a mailed link, which works once. All sessions end, a lock after wrong guesses is lifted, and the address counts as confirmed. The owner is mailed.',
    answer: 'A sentence to show',
    errors: ['RESET_TOKEN_INVALID', 'PASSWORD_COMMON', 'PASSWORD_GUESSABLE'],
  },
  changePassword: {
    summary: 'Change the password; ends all other sessions',
    description: `Sets another password, after checking the current one. All other sessions end, and the owner is mailed. ${CLOSED_BY_GUESSES} At most ${ACCOUNT_LIMITS.passwordChangesADay} changes a day, ${UNVERIFIED_LIMITS.passwordChangesADay} before the address is confirmed.`,
    answer: 'A sentence to show',
    errors: [
      'WRONG_PASSWORD',
      'PASSWORD_COMMON',
      'PASSWORD_GUESSABLE',
      'EMAIL_NOT_VERIFIED',
      'STATE_CONFLICT',
    ],
  },
  confirmPassword: {
    summary: 'Give the password again',
    description: `For calls that answered \`CONFIRMATION_REQUIRED\`: for ${CONFIRMED_FOR_MINUTES} minutes from now, this session may make them. ${CLOSED_BY_GUESSES}`,
    answer: 'Whether the password was right',
    errors: ['WRONG_PASSWORD'],
  },
  requestEmailChange: {
    summary: 'Ask to change the email address; sends a link to the new one',
    description: `Mails a link to the new address, which holds for ${HOLDS}; the address changes when the link is opened, and the old one is mailed at both steps. Until then a new password, signing out everywhere or a reset second factor drops the change. At most ${ACCOUNT_LIMITS.emailChangesADay} a day of an account, and to an address. An address with an account is refused, and the admin’s address is set by configuration alone.`,
    answer: 'A sentence to show',
    errors: ['WRONG_PASSWORD', 'EMAIL_TAKEN', 'SELF_ACTION'],
  },
  confirmEmailChange: {
    summary: 'Confirm a new email address with the mailed link',
    description:
      'Takes the token of the mailed link and makes the new address the account’s. It works once, on any device and without a session; the old address is mailed.',
    answer: 'A sentence to show',
    errors: ['RESET_TOKEN_INVALID', 'EMAIL_TAKEN'],
  },
  deactivateAccount: {
    summary: 'Close the own account',
    description: `Closes the account at once, after checking the password: sessions end, the profile disappears, requests, jobs and applications that wait are cancelled. Confirmed bookings ahead wait for the team’s decision, and the other party is told. ${RETENTION_DAYS.closedAccounts} days later what identifies the person is erased.`,
    answer: 'The account is closed',
    errors: ['WRONG_PASSWORD', 'FORBIDDEN', 'SELF_ACTION'],
  },
} as const satisfies Record<string, CallTexts>;
