import { PROBLEM_WINDOW_HOURS } from '@tidyhearth/domain';
import { BETA_SHARE } from '../../config/beta';
import { BRAND } from '../../config/brand';

export const TEXTS = {
  hero: {
    eyebrow: `Beta in ${BRAND.county}: all bookings free of fees`,
    title: 'Come home to clean.',
    text: 'Find a vetted cleaner near you, see the price before you book, and have it settled in a minute.',
  },
  search: {
    label: 'Find a cleaner',
    postcode: 'Postcode',
    postcodeExample: 'OX1 2JD',
    postcodeMissing: 'Enter your postcode, or just its first half: OX1',
    date: 'Date',
    send: 'Find cleaners',
  },
  /** Fixed figures, marked as samples on the page. */
  stats: [
    { figure: '12+', label: 'local cleaners' },
    { figure: '50+', label: 'test users' },
    { figure: '150+', label: 'trial bookings' },
    { figure: '4.8', label: 'average rating' },
  ],
  reasons: {
    title: `Why choose ${BRAND.name}`,
    text: 'Letting someone into your home takes trust. Here is what ours rests on.',
    vetted: {
      title: 'People you can let in',
      text: 'Every cleaner is reviewed by a person before their profile goes live. Background checks and insurance are shown on each profile.',
    },
    price: {
      title: 'The price before you press',
      text: 'Cleaners set their own rate, £20-40 an hour. You see the total while you choose, and it is what you pay.',
    },
    guarantee: {
      title: '100% satisfaction guarantee',
      text: `Not happy? Tell us within ${PROBLEM_WINDOW_HOURS} hours and the clean is done again, free.`,
    },
    talk: {
      title: 'Talk to your cleaner',
      text: 'Ask about keys, pets or the oven before you book. Your phone number is shared once a booking is confirmed.',
    },
  },
  steps: {
    title: 'How it works',
    link: 'See it step by step',
    search: {
      title: 'Search and compare',
      text: 'Enter your postcode. See who is near, what they charge and what their customers say.',
    },
    book: {
      title: 'Book and schedule',
      text: 'Tell us the size of your home, pick a free time and send the request. No fee while we are in beta.',
    },
    relax: {
      title: 'Relax and enjoy',
      text: 'Your cleaner confirms, comes and cleans. Afterwards you both leave a review.',
    },
  },
  cleaners: {
    title: 'Clean for a living? Set your own rate.',
    text: `Cleaners here earn £20-40 an hour and keep 85% of their earnings; ${BETA_SHARE}. Choose your hours, your area and your jobs.`,
    link: 'Become a cleaner',
  },
  waitlist: {
    title: 'Not in your town yet?',
    text: `We are starting in ${BRAND.county}. Leave your address and we will write once, when we have cleaners in more places.`,
    email: 'Email',
    send: 'Join the waitlist',
    joined: 'Thank you. You are on the list.',
    failed: 'That did not go through. Try again, or',
    writeToUs: 'write to us',
    byMail: 'Or send us an email:',
    mailSubject: `${BRAND.name} waitlist`,
  },
  beta: {
    title: `Welcome to the ${BRAND.name} beta`,
    opened: `We have opened softly in ${BRAND.county} and the places around it.`,
    free: "All bookings are free of platform fees while we learn: you pay your cleaner's rate and nothing else.",
    close: 'Have a look around',
  },
};
