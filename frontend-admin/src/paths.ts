/** Where the console is served. */
export const BASE = '/admin';

/** Paths below the base. The list of users is part of the home page. */
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

/** The path pattern of a single record. */
export const showPath = (list: string) => `${list}/:id/show`;

const usersWith = (filter: Record<string, string>) =>
  `${PATHS.users}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** Those that the figures count. */
export const OPEN_USERS_PATH = usersWith({ closed: 'false' });
export const SUSPENDED_USERS_PATH = usersWith({ suspended: 'true' });
/** The list of users, filtered by one address. */
export const userPath = (email: string) => usersWith({ search: email });
/** The bookings of the person with this address. */
export const bookingsPath = (email: string) =>
  `${PATHS.bookings}?filter=${encodeURIComponent(JSON.stringify({ search: email }))}`;
/** The API keys of the person with this address. */
export const apiKeysPath = (email: string) =>
  `${PATHS.apiKeys}?filter=${encodeURIComponent(JSON.stringify({ search: email }))}`;
export const FAILED_MAIL_PATH = `${PATHS.security}#mail`;
