/** Addresses inside the console, below its base `/admin`. The users open with the home page. */
export const PATHS = {
  users: '/',
  applications: '/applications',
  bookings: '/bookings',
  security: '/security',
  reports: '/review-reports',
  postings: '/postings',
  bids: '/bids',
  reviews: '/reviews',
  contactMessages: '/contact-messages',
  waitlist: '/waitlist',
} as const;

const usersWith = (filter: Record<string, string>) =>
  `${PATHS.users}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

export const SUSPENDED_USERS_PATH = usersWith({ suspended: 'true' });
/** The list of accounts with one in it. */
export const userPath = (email: string) => usersWith({ search: email });
export const FAILED_MAIL_PATH = `${PATHS.security}#mail`;
