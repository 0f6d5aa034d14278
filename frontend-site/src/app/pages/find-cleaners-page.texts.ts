import { BRAND } from '../../config/brand';

export const TEXTS = {
  page: {
    title: 'Find cleaners',
    titleNear: (postcode: string) => `Cleaners near ${postcode}`,
    description: `Compare vetted cleaners in and around ${BRAND.county} by distance, price and reviews, and book online.`,
  },
  title: 'Find a cleaner near you',
  dayPassed: 'The day you searched for has passed, so this search is for any day.',
};
