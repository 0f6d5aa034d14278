import { BRAND } from '../../config/brand';

export const TEXTS = {
  page: {
    title: 'Become a cleaner',
    description: `Set your own rate and hours and find customers across ${BRAND.county}. Apply in three minutes.`,
  },
  stats: [
    { figure: '£15-30', label: 'an hour, set by you' },
    { figure: '£800-2000', label: 'a month' },
    { figure: '£3000+', label: 'for the top 10%' },
    { figure: '3x', label: 'more bookings with a photo' },
  ],
  sampleFigures: 'Sample figures from our beta, not a promise of income.',
  already: {
    title: (firstName: string) => `You are already with us, ${firstName}`,
    description: {
      approved: 'Your bookings, jobs and profile are in your dashboard.',
      pending: 'We are looking at your application. Your dashboard shows where it stands.',
      rejected:
        'Your last application was not accepted. Your dashboard says why, and you can apply again there.',
    },
    toDashboard: 'Open my dashboard',
  },
  otherRole: {
    title: 'This is the admin’s account',
    description:
      'It looks after the product. To clean with us, sign out and apply with another email address.',
    signOut: 'Sign out and apply',
  },
  customers: {
    title: 'Looking for a cleaner instead?',
    text: 'Find someone near you and see the price before you book.',
    signUp: 'Get My Home Cleaned',
    signUpPurpose: 'book a cleaner',
  },
};
