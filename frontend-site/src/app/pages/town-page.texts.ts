import { BRAND } from '../../config/brand';

export const TEXTS = {
  page: {
    title: (town: string) => `Cleaners in ${town}`,
    description: (town: string, outcode: string) =>
      `Compare cleaners in and around ${town} (${outcode}) by price, distance and reviews, and book online in a minute.`,
  },
  crumbs: { home: 'Home', search: 'Find cleaners' },
  towns: `Towns in ${BRAND.county}`,
  otherTowns: `Other towns in ${BRAND.county}`,
  notYet: {
    title: (town: string) => `Not in ${town} yet`,
    description: `Nobody near takes bookings through us so far: most of our cleaners are in ${BRAND.county}. Join the waitlist and we will write once, when we have cleaners in more places.`,
    toWaitlist: 'Join the waitlist',
  },
  schema: { name: (town: string) => `Home cleaning in ${town}`, type: 'Home cleaning' },
};
