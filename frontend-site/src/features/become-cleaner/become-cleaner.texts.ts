import { APPLICATION_ANSWER_TIME, formatPounds, PASSWORD_MIN, SIGN_UP_RATE_PENCE } from '@tidyhearth/domain';
import { BETA_SHARE } from '../../config/beta';
import { BRAND } from '../../config/brand';

const { min, max } = SIGN_UP_RATE_PENCE;

export const TEXTS = {
  hero: {
    eyebrow: `Clean with ${BRAND.name}`,
    title: 'Your work, your rate, your hours.',
    text: `Join the cleaners opening ${BRAND.county} with us. It takes about three minutes to apply.`,
    promises: [
      'Set your own hourly rate, hours and area',
      'See the job, the address area and the pay before you say yes',
      `Keep 85% of your earnings; ${BETA_SHARE}`,
      `Your application is read by a person within ${APPLICATION_ANSWER_TIME}`,
    ],
  },
  steps: {
    personal: 'Personal Information',
    service: 'Service Details',
    about: 'About You',
    progress: 'Progress of your application',
    position: (step: number, of: number) => `Step ${step} of ${of}`,
    positionAndTitle: (step: number, of: number, title: string) => `Step ${step} of ${of}: ${title}`,
    back: 'Back',
    next: 'Next',
    sending: 'Sending...',
    send: 'Submit application',
  },
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    password: 'Password',
    passwordHint: `Minimum ${PASSWORD_MIN} characters`,
    rate: 'Hourly rate',
    rateHint: 'In pounds, from £12 to £80. You can change it later.',
    postcode: 'Postcode',
    postcodeHint: 'Your own. Customers never see it: it only measures distance.',
    location: 'Service area',
    locationExample: 'Oxford and nearby villages',
    services: 'Services you offer',
    bio: 'About you',
    bioHint: 'What would you want to know about someone coming into your home?',
    experience: 'Experience',
    experienceHint: 'Years in the trade, training, the kinds of homes you know.',
    backgroundCheck: 'I have a current background check (DBS) and can show it',
  },
  errors: {
    rate: `Please enter a rate from ${formatPounds(min)} to ${formatPounds(max)}`,
    location: 'Please enter the area you work in',
    services: 'Please choose at least one service',
    bio: 'Please write a few words about yourself',
  },
  draft: 'What you type is kept in this tab until you send it, also when you go back or reload.',
  draftWithoutPassword:
    'What you type is kept in this tab until you send it, also when you go back or reload. Only the password and the two ticks are asked for again.',
  withAccount: {
    title: 'Apply with this account',
    as: (name: string, email: string) => `You apply as ${name}, ${email}.`,
    terms: [
      'Your earlier bookings, reviews and messages stay with you.',
      'The account is a cleaner’s from then on: you can’t book or post jobs with it any more.',
      'Until we approve you, you can take the application back and be a customer again.',
    ],
    failed: { title: 'Application not sent', description: 'Please try again.' },
    emailTaken:
      'You have an account with this email address. Sign in and apply with it; what you typed stays here.',
    signIn: 'Sign in and apply',
    purpose: 'apply with your account',
    toDashboard: 'Open my dashboard',
  },
  sent: {
    title: (firstName: string) => `Thank you, ${firstName}. Your application is in.`,
    intro: 'What happens next:',
    next: [
      `A person reads your application, usually within ${APPLICATION_ANSWER_TIME}.`,
      'We check your background and, if you have it, your insurance.',
      'You get an activation email, and your profile appears in the search.',
    ],
    photo:
      'Meanwhile, add a photo: profiles with photos get 3x more bookings (a sample figure from our beta).',
    toProfile: 'Complete my profile',
  },
};
