import type { QueryRoot } from '../providers/queries';

/** What an act leaves behind: a line in the audit log, and mails to those it concerns; the figures of security count both. */
export const TRAIL = ['audit-log', 'mail-queue', 'security'] as const satisfies QueryRoot[];

/**
 * What an act on an account changes. A suspension ends job posts, applications for jobs, API keys and webhooks, and opens
 * a case for each booking that lost a party; its end closes those.
 */
export const ACCOUNTS = [
  'users',
  'applications',
  'checks',
  'bookings',
  'cases',
  'postings',
  'bids',
  'api-keys',
  'webhooks',
  'stats',
  'activity',
  ...TRAIL,
] as const satisfies QueryRoot[];

/** A decision about a booking closes its case, and a booking that ends takes its job post along. */
export const BOOKINGS = [
  'bookings',
  'cases',
  'postings',
  'stats',
  'activity',
  ...TRAIL,
] as const satisfies QueryRoot[];

export const REVIEWS = ['reviews', 'review-reports', ...TRAIL] as const satisfies QueryRoot[];

/** A finding about a visit ends its booking, and hides the reviews of one that was completed. */
export const CASES = [...BOOKINGS, ...REVIEWS] as const satisfies QueryRoot[];
export const MAIL = TRAIL;
export const API_KEYS = ['api-keys', ...TRAIL] as const satisfies QueryRoot[];
export const WEBHOOKS = ['webhooks', ...TRAIL] as const satisfies QueryRoot[];
