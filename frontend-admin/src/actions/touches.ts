import type { QueryRoot } from '../providers/queries';

/** What every act adds to: the audit log and mails to those concerned. The security figures count both. */
export const TRAIL = ['audit-log', 'mail-queue', 'security'] as const satisfies QueryRoot[];

/**
 * What an act on an account changes. A suspension ends postings, bids, API keys and webhooks, and opens a case for each
 * booking that lost a party. Lifting it closes those cases.
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

/** A decision about a booking closes its case, and a booking that ends also ends its posting. */
export const BOOKINGS = [
  'bookings',
  'cases',
  'postings',
  'stats',
  'activity',
  ...TRAIL,
] as const satisfies QueryRoot[];

export const REVIEWS = ['reviews', 'review-reports', ...TRAIL] as const satisfies QueryRoot[];

/** A finding about a visit ends its booking. If that was completed, its reviews are hidden. */
export const CASES = [...BOOKINGS, ...REVIEWS] as const satisfies QueryRoot[];
export const MAIL = TRAIL;
export const API_KEYS = ['api-keys', ...TRAIL] as const satisfies QueryRoot[];
export const WEBHOOKS = ['webhooks', ...TRAIL] as const satisfies QueryRoot[];
