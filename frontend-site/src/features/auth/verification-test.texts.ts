import { CODE_LENGTH, VERIFICATION_CODES } from '@tidyhearth/domain';

/** Separate from the texts that visitors read, because this page exists only outside production. */
export const TEXTS = {
  signedOut: {
    title: 'Sign in first',
    hint: 'A code is sent to the address of the account that is signed in.',
    button: 'Sign In',
  },
  account: {
    title: '1. The account',
    verified: (email: string) => `${email} is verified.`,
    unverified: (email: string) => `${email} is not verified yet.`,
    refresh: 'Read it again',
  },
  send: {
    title: '2. Send the code',
    hint: 'The code arrives on the page of captured mails. The newest one counts.',
    button: 'Send code',
    sent: (email: string) => ({ title: 'Code sent', description: `Look in the inbox of ${email}.` }),
  },
  verify: {
    title: '3. Verify the code',
    hint: `A code has ${CODE_LENGTH} characters, works once and has ${VERIFICATION_CODES.triesEach} tries.`,
    field: 'Verification code',
    button: 'Verify',
  },
};
