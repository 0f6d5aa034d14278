import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../lazyPage';
import { PATHS } from '../paths';
import { webhooks } from './webhooks';

/** The resources without a tab; the path of each is its name. */
export const MORE_LISTS: readonly ResourceProps[] = [
  {
    name: 'checks',
    list: lazyPage(PATHS.checks, async () => (await import('./checks/CheckList')).CheckList),
  },
  {
    name: 'review-reports',
    list: lazyPage(PATHS.reports, async () => (await import('./reviews/ReportQueue')).ReportQueue),
  },
  {
    name: 'reviews',
    list: lazyPage(PATHS.reviews, async () => (await import('./reviews/ReviewList')).ReviewList),
  },
  {
    name: 'postings',
    list: lazyPage(PATHS.postings, async () => (await import('./postings/PostingList')).PostingList),
  },
  { name: 'bids', list: lazyPage(PATHS.bids, async () => (await import('./bids/BidList')).BidList) },
  {
    name: 'contact-messages',
    list: lazyPage(
      PATHS.contactMessages,
      async () => (await import('./enquiries/ContactMessages')).ContactMessages,
    ),
  },
  {
    name: 'client-errors',
    list: lazyPage(
      PATHS.clientErrors,
      async () => (await import('./client-errors/ClientErrors')).ClientErrors,
    ),
  },
  {
    name: 'api-keys',
    list: lazyPage(PATHS.apiKeys, async () => (await import('./api-keys/ApiKeyList')).ApiKeyList),
  },
  webhooks,
  {
    name: 'waitlist',
    list: lazyPage(PATHS.waitlist, async () => (await import('./enquiries/Waitlist')).Waitlist),
  },
];
