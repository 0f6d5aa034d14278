import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../lazyPage';
import { webhooks } from './webhooks';

/** The resources without a tab; the path of each is its name. */
export const MORE_LISTS: readonly ResourceProps[] = [
  { name: 'checks', list: lazyPage(async () => (await import('./checks/CheckList')).CheckList) },
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
  {
    name: 'client-errors',
    list: lazyPage(async () => (await import('./client-errors/ClientErrors')).ClientErrors),
  },
  { name: 'api-keys', list: lazyPage(async () => (await import('./api-keys/ApiKeyList')).ApiKeyList) },
  webhooks,
  { name: 'waitlist', list: lazyPage(async () => (await import('./enquiries/Waitlist')).Waitlist) },
];
