/**
 * The first part of every query key: what becomes stale together. The keys of a feature continue one of these, so that
 * code that changes something, or receives a live update about it, need not know which pages show it.
 */
export const GROUPS = {
  applications: ['applications'],
  /** Bookings, their figures, and what depends on them: free times and earnings. */
  bookings: ['bookings'],
  /** The people whom the user has blocked. */
  blockedPeople: ['blocked-people'],
  /** A cleaner's blocks and working hours. */
  calendar: ['calendar'],
  /** A cleaner's own checks and their documents. */
  checks: ['checks'],
  /** What visitors see of cleaners. */
  cleaners: ['cleaners'],
  /** A cleaner's profile found by the account, for the user's own profile. */
  cleanersByUser: ['cleaners-by-user'],
  config: ['config'],
  messages: ['messages'],
  notifications: ['notifications'],
  postings: ['postings'],
  /** The user's reports to the team, and what the team told the user. */
  reports: ['reports'],
  resetTokens: ['reset-tokens'],
  reviews: ['reviews'],
  /** The cleaners that a customer has saved. */
  savedCleaners: ['saved-cleaners'],
  sessions: ['sessions'],
  testMail: ['test-mail'],
} as const;

/** The keys, or their beginnings, of what visitors may read. The server refuses everything else without a sign-in. */
export const READ_BY_VISITORS = [
  GROUPS.cleaners,
  GROUPS.config,
  GROUPS.resetTokens,
  [...GROUPS.reviews, 'of-cleaner'],
  GROUPS.testMail,
];
