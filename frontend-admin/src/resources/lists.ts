import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../lazyPage';

/** The lists behind the four tabs; each opens at the address of its name. */
export const MORE_LISTS: readonly ResourceProps[] = [
  {
    name: 'review-reports',
    list: lazyPage(async () => (await import('./reviews/ReportQueue')).ReportQueue),
  },
  { name: 'reviews', list: lazyPage(async () => (await import('./reviews/ReviewList')).ReviewList) },
  { name: 'postings', list: lazyPage(async () => (await import('./postings/PostingList')).PostingList) },
  { name: 'bids', list: lazyPage(async () => (await import('./bids/BidList')).BidList) },
  {
    name: 'contact-messages',
    list: lazyPage(async () => (await import('./enquiries/ContactMessages')).ContactMessages),
  },
  { name: 'waitlist', list: lazyPage(async () => (await import('./enquiries/Waitlist')).Waitlist) },
];
