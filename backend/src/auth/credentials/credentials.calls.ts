import {
  ACCOUNT_LIMITS,
  CONFIRMED_FOR_MINUTES,
  LINK_VALID_HOURS,
  RESET_LINKS,
  RETENTION_DAYS,
  SIGN_IN_LOCK_MINUTES,
  SIGN_IN_MAX_FAILURES,
  UNVERIFIED_LIMITS,
} from '@tidyhearth/domain';
import type { CallTexts } from '../../common/api-call.js';

const HOLDS = `${LINK_VALID_HOURS * 60} minutes`;
const CLOSED_BY_GUESSES = `${SIGN_IN_MAX_FAILURES} wrong guesses lock password checks of this session for ${SIGN_IN_LOCK_MINUTES} minutes.`;

export const CREDENTIALS_CALLS = {
  requestPasswordReset: {
    summary: 'Request a password reset link',
    description: `Mails a link that is valid for ${HOLDS}, at most ${RESET_LINKS.anHour} times an hour, and after ${RESET_LINKS.quickOnesADay} in a day once an hour. The answer and its timing are the same for an address without an account, so that nobody can find out who has one.`,
    answer: 'A message to show, the same for every address',
  },
  verifyResetToken: {
    summary: 'Check a password reset link',
    description:
      'Returns whose account a mailed link is for, so that a page can greet its owner before a new password is chosen. Checking does not use up the link.',
    answer: 'The account that the link is for',
    errors: ['RESET_TOKEN_INVALID'],
  },
  resetPassword: {
    summary: 'Reset the password with a mailed link',
    description:
      'Sets the new password. The link works once. This ends all sessions, lifts a lock after wrong guesses, and confirms the email address. The owner is mailed.',
    answer: 'A message to show',
    errors: ['RESET_TOKEN_INVALID', 'PASSWORD_COMMON', 'PASSWORD_GUESSABLE'],
  },
  changePassword: {
    summary: 'Change your password',
    description: `Checks the current password and sets the new one. This ends all other sessions, and the owner is mailed. ${CLOSED_BY_GUESSES} At most ${ACCOUNT_LIMITS.passwordChangesADay} changes a day are possible, ${UNVERIFIED_LIMITS.passwordChangesADay} before the email address is confirmed.`,
    answer: 'A message to show',
    errors: [
      'WRONG_PASSWORD',
      'PASSWORD_COMMON',
      'PASSWORD_GUESSABLE',
      'EMAIL_NOT_VERIFIED',
      'STATE_CONFLICT',
    ],
  },
  confirmPassword: {
    summary: 'Confirm your password',
    description: `Lets this session make calls that answered \`CONFIRMATION_REQUIRED\`, for the next ${CONFIRMED_FOR_MINUTES} minutes. ${CLOSED_BY_GUESSES}`,
    answer: 'Whether the password was correct',
    errors: ['WRONG_PASSWORD'],
  },
  requestEmailChange: {
    summary: 'Request a change of your email address',
    description: `Mails a link to the new address, valid for ${HOLDS}. The address changes when the link is opened, and the old address is mailed at both steps. Until then a new password, signing out everywhere or a reset of the second factor cancels the change. At most ${ACCOUNT_LIMITS.emailChangesADay} requests a day are possible for an account, and as many for an address. Refuses an address that has an account, and the admin’s account, whose address is set by configuration only.`,
    answer: 'A message to show',
    errors: ['WRONG_PASSWORD', 'EMAIL_TAKEN', 'SELF_ACTION'],
  },
  confirmEmailChange: {
    summary: 'Confirm a new email address with a mailed link',
    description:
      'Takes the token of the link and changes the account’s address. The token works once, on any device and without a session. The old address is mailed.',
    answer: 'A message to show',
    errors: ['RESET_TOKEN_INVALID', 'EMAIL_TAKEN'],
  },
  deactivateAccount: {
    summary: 'Close your account',
    description: `Checks the password and closes the account at once: its sessions end, its profile disappears, and its pending requests, open jobs and pending applications are cancelled. Future confirmed bookings wait for the team’s decision, and the other party is told. Data that identifies the person is erased ${RETENTION_DAYS.closedAccounts} days later.`,
    answer: 'The account is closed',
    errors: ['WRONG_PASSWORD', 'FORBIDDEN', 'SELF_ACTION'],
  },
} as const satisfies Record<string, CallTexts>;
