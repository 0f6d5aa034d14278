import type { PathFor } from '@tidyhearth/api-client';
import type {
  AdminBooking,
  AdminUser,
  AuditLine,
  Bid,
  CleanerApplication,
  ContactMessage,
  Posting,
  QueuedMail,
  Review,
  ReviewReport,
  WaitlistEntry,
} from '../contract';

/** Where the server answers each list of the console. */
export const LIST_PATHS = {
  users: '/api/admin/users',
  applications: '/api/admin/pending-cleaners',
  bookings: '/api/admin/bookings/recent',
  postings: '/api/admin/postings',
  bids: '/api/admin/applications',
  reviews: '/api/admin/reviews',
  'review-reports': '/api/admin/review-reports',
  'contact-messages': '/api/admin/contact-messages',
  waitlist: '/api/admin/waitlist',
  'mail-queue': '/api/admin/mail-queue',
  'audit-log': '/api/admin/audit-log',
} as const satisfies Record<ResourceName, PathFor<'get'>>;

/**
 * Asks for a record as a whole. react-admin fills the place of a single record with the row of its list, which here is
 * only a part of it; a record asked for with this has a place of its own.
 */
export const WHOLE = { whole: true } as const;

/** Where it answers one record, for those with a page or a preview of their own. */
export const RECORD_PATHS = {
  users: '/api/admin/users/{id}',
  applications: '/api/admin/cleaner-applications/{id}',
  bookings: '/api/admin/bookings/{id}',
  'mail-queue': '/api/admin/mail-queue/{id}',
} as const satisfies Partial<Record<ResourceName, PathFor<'get'>>>;

/** The same lists as spreadsheets; the queue of applications is worked through, not taken away. */
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

/** What each list holds. */
export interface Records {
  users: AdminUser;
  applications: CleanerApplication;
  bookings: AdminBooking;
  postings: Posting;
  bids: Bid;
  reviews: Review;
  'review-reports': ReviewReport;
  'contact-messages': ContactMessage;
  waitlist: WaitlistEntry;
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
