import type { PathFor } from '@tidyhearth/api-client';
import type {
  AdminWebhook,
  AdminBooking,
  AdminCase,
  AdminCheck,
  AdminUser,
  ApiKey,
  AuditLine,
  Bid,
  CleanerApplication,
  ClientError,
  ContactMessage,
  Posting,
  QueuedMail,
  Review,
  ReviewReport,
  WaitlistEntry,
} from '../contract';

/** The API's path of each list. */
export const LIST_PATHS = {
  users: '/api/admin/users',
  applications: '/api/admin/pending-cleaners',
  checks: '/api/admin/checks',
  bookings: '/api/admin/bookings/recent',
  cases: '/api/admin/cases',
  postings: '/api/admin/postings',
  bids: '/api/admin/applications',
  reviews: '/api/admin/reviews',
  'review-reports': '/api/admin/review-reports',
  'contact-messages': '/api/admin/contact-messages',
  waitlist: '/api/admin/waitlist',
  'client-errors': '/api/admin/client-errors',
  'api-keys': '/api/admin/keys',
  webhooks: '/api/admin/webhooks',
  'mail-queue': '/api/admin/mail-queue',
  'audit-log': '/api/admin/audit-log',
} as const satisfies Record<ResourceName, PathFor<'get'>>;

/**
 * Meta of a query for a whole record. react-admin caches the rows of a list as single records, but here a row is only
 * part of the record. Queries with this meta have separate cache entries.
 */
export const FULL_RECORD = { isFullRecord: true } as const;

/** The API's path of a single record, for resources with a page or a preview. */
export const RECORD_PATHS = {
  users: '/api/admin/users/{id}',
  applications: '/api/admin/cleaner-applications/{id}',
  bookings: '/api/admin/bookings/{id}',
  cases: '/api/admin/cases/{id}',
  'mail-queue': '/api/admin/mail-queue/{id}',
  // For the admin's own webhooks. For those of others, the list says enough.
  webhooks: '/api/webhooks/{id}',
} as const satisfies Partial<Record<ResourceName, PathFor<'get'>>>;

/** The API's path of each export; the queue of sign-ups has none. */
export const EXPORT_PATHS = {
  users: '/api/admin/users.csv',
  bookings: '/api/admin/bookings.csv',
  postings: '/api/admin/postings.csv',
  bids: '/api/admin/applications.csv',
  reviews: '/api/admin/reviews.csv',
  'review-reports': '/api/admin/review-reports.csv',
  'contact-messages': '/api/admin/contact-messages.csv',
  waitlist: '/api/admin/waitlist.csv',
  'mail-queue': '/api/admin/mail-queue.csv',
  'audit-log': '/api/admin/audit-log.csv',
} as const satisfies Partial<Record<ResourceName, PathFor<'get'>>>;

/** The record type of each list. */
export interface Records {
  users: AdminUser;
  applications: CleanerApplication;
  checks: AdminCheck;
  bookings: AdminBooking;
  cases: AdminCase;
  postings: Posting;
  bids: Bid;
  reviews: Review;
  'review-reports': ReviewReport;
  'contact-messages': ContactMessage;
  waitlist: WaitlistEntry;
  'client-errors': ClientError;
  'api-keys': ApiKey;
  webhooks: AdminWebhook;
  'mail-queue': QueuedMail;
  'audit-log': AuditLine;
}

export type ResourceName = keyof Records;

export function isResource(name: string): name is ResourceName {
  return name in LIST_PATHS;
}

export function hasRecords(name: string): name is keyof typeof RECORD_PATHS {
  return name in RECORD_PATHS;
}

export function isExportable(name: string): name is keyof typeof EXPORT_PATHS {
  return name in EXPORT_PATHS;
}
