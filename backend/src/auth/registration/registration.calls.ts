import { APPLICATION_ANSWER_HOURS } from '@tidyhearth/domain';
import type { CallTexts } from '../../common/api-call.js';

export const REGISTRATION_CALLS = {
  registerCustomer: {
    summary: 'Register a customer account',
    description:
      'Creates an account and returns a token at once. The email address need not be confirmed first, but limits are lower until it is. Refuses common and easily guessed passwords, and an address that already has an account, whose owner is mailed about the attempt. A welcome mail contains a confirmation code.',
    answer: 'The token and the new account',
    errors: ['PASSWORD_COMMON', 'PASSWORD_GUESSABLE', 'EMAIL_TAKEN', 'INVALID_CREDENTIALS'],
  },
  registerCleaner: {
    summary: 'Register as a cleaner',
    description: `Creates an account with a cleaner profile that awaits approval, and returns a token at once. The team is mailed and promises an answer within ${APPLICATION_ANSWER_HOURS.until} hours; until then nobody can find the profile. The postcode must be a known one.`,
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
    summary: 'Get your account',
    description:
      'Returns the account that the token belongs to, with what only its owner can read: address, phone, privacy settings, two-factor state, and the cleaner profile’s id and state. Call this first after signing in.',
    answer: 'The account',
  },
} as const satisfies Record<string, CallTexts>;
