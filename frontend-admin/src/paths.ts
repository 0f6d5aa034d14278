/** Where the console is served. */
export const BASE = '/admin';

/** Paths below it. The list of users is part of the home page. */
export const PATHS = {
  users: '/',
  applications: '/applications',
  bookings: '/bookings',
  security: '/security',
  cases: '/cases',
  checks: '/checks',
  reports: '/review-reports',
  postings: '/postings',
  bids: '/bids',
  reviews: '/reviews',
  contactMessages: '/contact-messages',
  waitlist: '/waitlist',
  clientErrors: '/client-errors',
  apiKeys: '/api-keys',
  webhooks: '/webhooks',
} as const;

/** What one row of a list is shown at, as a pattern. */
export const showPath = (list: string) => `${list}/:id/show`;

const usersWith = (filter: Record<string, string>) =>
  `${PATHS.users}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

export const SUSPENDED_USERS_PATH = usersWith({ suspended: 'true' });
/** The list of users, searched for one address. */
export const userPath = (email: string) => usersWith({ search: email });
/** The bookings of whoever has this address. */
export const bookingsPath = (email: string) =>
  `${PATHS.bookings}?filter=${encodeURIComponent(JSON.stringify({ search: email }))}`;
/** The API keys of whoever has this address. */
export const apiKeysPath = (email: string) =>
  `${PATHS.apiKeys}?filter=${encodeURIComponent(JSON.stringify({ search: email }))}`;
export const FAILED_MAIL_PATH = `${PATHS.security}#mail`;
