import { PASSWORD_MIN } from '@tidyhearth/domain';
import { BRAND } from '../../config/brand';

export const TEXTS = {
  dialog: {
    title: `Welcome to ${BRAND.name}`,
    titleFor: {
      'sign-in': (purpose: string) => `Sign in to ${purpose}`,
      'sign-up': (purpose: string) => `Sign up to ${purpose}`,
    },
    signIn: 'Sign In',
    signUp: 'Sign Up',
  },
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    password: 'Password',
    newPassword: 'New Password',
    confirmPassword: 'Confirm Password',
    code: 'Verification code',
  },
  notKept:
    'Your browser stores nothing for this site, so you are signed in until you close this page or load it again.',
  passwordHint: `Minimum ${PASSWORD_MIN} characters`,
  signIn: {
    passwordMissing: 'Please enter your password',
    forgot: 'Forgot your password?',
    sending: 'Signing In...',
    send: 'Sign In',
  },
  twoFactor: {
    text: 'Two-factor authentication is on for this account. Enter the code from your authenticator app, or one of your recovery codes.',
    back: 'Use another account',
  },
  onHold: {
    confirmed: 'A confirmed booking stays until we have decided about it.',
    reason: 'The reason is in the mail that we sent you.',
    byMail: 'You reach us through the contact page, or by email:',
  },
  signUp: { sending: 'Creating account...', send: 'Create account' },
  forgot: { sending: 'Sending...', send: 'Send Reset Link' },
  reset: { sending: 'Updating...', send: 'Update Password' },
};
