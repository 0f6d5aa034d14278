import type { PathFor } from '@tidyhearth/api-client';
import type { AdminBooking, AdminUser, AuditLine, CleanerApplication, QueuedMail } from '../contract';

/** Where the server answers each list of the console. */
export const LIST_PATHS = {
  users: '/api/admin/users',
  applications: '/api/admin/pending-cleaners',
  bookings: '/api/admin/bookings/recent',
  'mail-queue': '/api/admin/mail-queue',
  'audit-log': '/api/admin/audit-log',
} as const satisfies Record<ResourceName, PathFor<'get'>>;

/** What each list holds. */
export interface Records {
  users: AdminUser;
  applications: CleanerApplication;
  bookings: AdminBooking;
  'mail-queue': QueuedMail;
  'audit-log': AuditLine;
}

export type ResourceName = keyof Records;

export function isResource(name: string): name is ResourceName {
  return name in LIST_PATHS;
}
