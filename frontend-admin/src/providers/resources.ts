import type { AdminUser, AuditEntry, PendingCleaner, QueuedMail, RecentBooking } from '../contract';

/** Each list of the console, the records it holds and where the server answers it. */
export interface Records {
  users: AdminUser;
  applications: PendingCleaner;
  bookings: RecentBooking;
  'mail-queue': QueuedMail;
  'audit-log': AuditEntry;
}

export type ResourceName = keyof Records;

export const LIST_ADDRESSES: Record<ResourceName, string> = {
  users: '/admin/users',
  applications: '/admin/pending-cleaners',
  bookings: '/admin/bookings/recent',
  'mail-queue': '/admin/mail-queue',
  'audit-log': '/admin/audit-log',
};

export function isResource(name: string): name is ResourceName {
  return name in LIST_ADDRESSES;
}
