import { APPLICATION_ANSWER_HOURS } from '@tidyhearth/domain';
import type { CallTexts } from '../../common/api-call.js';

export const REGISTRATION_CALLS = {
  registerCustomer: {
    summary: 'Open a customer account and sign in',
    description:
      'Makes an account and answers a token right away. The address need not be confirmed first, but limits are lower until it is. Common and guessable passwords are refused; an address that has an account is refused, and its owner is mailed that somebody tried. A welcome with a confirmation code is mailed.',
    answer: 'The token and the new account',
    errors: ['PASSWORD_COMMON', 'PASSWORD_GUESSABLE', 'EMAIL_TAKEN', 'INVALID_CREDENTIALS'],
  },
  registerCleaner: {
    summary: 'Apply as a cleaner: opens an account whose profile awaits approval, and signs in',
    description: `Makes an account with a cleaner profile that waits for approval, and answers a token right away. Nobody finds the profile before the team has approved it, which is promised within ${APPLICATION_ANSWER_HOURS.until} hours; the team is mailed. The postcode must be one that we know.`,
    answer: 'The token, the new account and its profile',
    errors: [
      'PASSWORD_COMMON',
      'PASSWORD_GUESSABLE',
      'POSTCODE_NOT_FOUND',
      'POSTCODE_NOT_COVERED',
      'EMAIL_TAKEN',
      'INVALID_CREDENTIALS',
    ],
  },
  getCurrentUser: {
    summary: 'The signed-in account',
    description:
      'Who the token belongs to, with what only the owner reads: address, phone, privacy settings, two-factor state, and the cleaner profile’s id and state. The right first call after signing in.',
    answer: 'The own account',
  },
} as const satisfies Record<string, CallTexts>;
