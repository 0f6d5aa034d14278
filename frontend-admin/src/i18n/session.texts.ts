import { CONFIRMED_FOR_MINUTES } from '@tidyhearth/domain';
export const TEXTS = {
  denied: { title: 'Access Denied', rule: 'Only the admin address can access admin features.' },
  checking: 'Checking who is signed in',
  ended: { title: 'Your session has ended', text: 'Please sign in again to continue.' },
  failed: 'The server gave no answer that tells who is signed in. Nothing has been changed.',
  notAdmin: {
    who: (email: string) => `You are signed in as ${email}.`,
    other: 'Sign in with another account',
    toSite: 'Back to the site',
  },
  signIn: { email: 'Email', password: 'Password', sending: 'Signing In...', send: 'Sign In' },
  code: {
    text: 'Enter the code your authenticator app shows now, or one of your recovery codes.',
    field: 'Verification code',
    sending: 'Verifying...',
    send: 'Verify',
    startAgain: 'Start again',
  },
  confirmation: {
    title: 'Your password, please',
    text: `What you are about to do can’t simply be undone. For the next ${CONFIRMED_FOR_MINUTES} minutes you are not asked again.`,
    password: 'Password',
    confirm: 'Go on',
    failed: 'The password could not be checked. Please try again.',
  },
  twoFactorGate: {
    title: 'One more lock',
    text: 'The console opens everybody’s data, so its account needs two-factor authentication: a code from an app on your phone, besides the password.',
    setUp: 'Set it up',
    done: 'I have set it up',
  },
};
