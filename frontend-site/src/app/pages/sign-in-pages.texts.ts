import { CHECK_CONNECTION } from '@tidyhearth/domain';

/** Signing in and what a mailed link leads to. */
export const TEXTS = {
  accessDenied: { signIn: 'Sign In' },
  login: {
    title: 'Sign in',
    description: 'Good to see you again.',
    newHere: 'New here?',
    signUp: 'Sign up as a customer',
    purpose: 'book a cleaner',
    workWithUs: 'Want to work with us?',
    createAccount: 'Create Account',
  },
  toLogin: 'Back to Login',
  continueToLogin: 'Continue to Login',
  forgot: {
    title: 'Forgot your password?',
    description: 'Enter your email address and we will send you a link to choose a new one.',
    sent: (address: string) =>
      `If ${address} belongs to an account, a link to choose a new password is on its way. It works once, for one hour.`,
    sendAgain: 'Send Again',
  },
  reset: {
    title: 'Choose a new password',
    hello: (firstName: string) => `Hello ${firstName}`,
    description: (email: string) => `Choose a new password for ${email}.`,
    done: 'Your new password works from now on. For your safety you have been signed out everywhere.',
    invalid:
      'The link has been used, has expired after its hour, or was not copied whole. Request a new one and we will send it at once.',
    requestNew: 'Request New Link',
    mayBeDone: {
      title: 'Your new password may work already',
      description:
        'The answer to your first try did not arrive, and the link has been used by now. Sign in with the new password, or request another link if it is refused.',
    },
    failed: {
      title: 'The link could not be checked',
      description: CHECK_CONNECTION,
    },
  },
  confirm: {
    page: 'Confirm your address',
    title: 'Confirm your new address',
    description: 'One press, and you sign in with this address from now on.',
    sending: 'Confirming...',
    send: 'Confirm address',
    done: { title: 'Your address is confirmed', description: 'You sign in with it from now on.' },
    refused: {
      title: 'This link does not work',
      description: 'The link has been used, has expired after its hour, or was not copied whole.',
    },
    mayBeDone: {
      title: 'Your address may be confirmed already',
      description:
        'The answer to your first press did not arrive, and the link has been used by now. Your account shows which address it has.',
    },
    failed: { title: 'Not confirmed yet' },
    unanswered: { title: 'No answer arrived', description: CHECK_CONNECTION },
    toAccount: 'Go to your account',
  },
};
