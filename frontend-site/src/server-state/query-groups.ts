/**
 * How every key begins: what becomes stale together. A feature's own keys continue one of these, so whoever changes
 * something, or receives a live update about it, need not know which screens show it.
 */
export const GROUPS = {
  applications: ['applications'],
  /** Bookings, their figures, and what follows from them: free times, earnings. */
  bookings: ['bookings'],
  /** Whom one has blocked. */
  blockedPeople: ['blocked-people'],
  /** A cleaner's blocks and working hours. */
  calendar: ['calendar'],
  /** A cleaner's own checks and their documents. */
  checks: ['checks'],
  /** What visitors see of cleaners. */
  cleaners: ['cleaners'],
  /** A cleaner's profile found by the account: one's own. */
  cleanersByUser: ['cleaners-by-user'],
  config: ['config'],
  messages: ['messages'],
  notifications: ['notifications'],
  postings: ['postings'],
  /** What one told the team, and what one was told by it. */
  reports: ['reports'],
  resetTokens: ['reset-tokens'],
  reviews: ['reviews'],
  /** Whom a customer has saved. */
  savedCleaners: ['saved-cleaners'],
  sessions: ['sessions'],
  testMail: ['test-mail'],
} as const;
