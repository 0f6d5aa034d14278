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

export const SUSPENDED_USERS_PATH = `/?filter=${encodeURIComponent(JSON.stringify({ suspended: 'true' }))}`;
export const FAILED_MAIL_PATH = `${PATHS.security}#mail`;
