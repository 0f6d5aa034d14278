import type { Booking } from '../../../lib/contract';

/** Cleaners work through their bookings by status; customers see all of theirs first. */
export const CLEANER_GROUPS = ['pending', 'confirmed', 'completed', 'cancelled'] as const;
export const CUSTOMER_GROUPS = ['all', ...CLEANER_GROUPS] as const;
export type StatusGroup = (typeof CLEANER_GROUPS)[number];
export type BookingGroup = 'all' | StatusGroup;

export const groupOf = ({ status }: Pick<Booking, 'status'>): StatusGroup =>
  status === 'paid' ? 'completed' : status;

const byStart = (a: Booking, b: Booking) => Date.parse(a.startsAt) - Date.parse(b.startsAt);

/** What lies ahead soonest first, what is over latest first. */
export function inGroup(bookings: readonly Booking[], group: BookingGroup): Booking[] {
  if (group === 'all') return CLEANER_GROUPS.flatMap((status) => inGroup(bookings, status));
  const own = bookings.filter((booking) => groupOf(booking) === group);
  const ahead = group === 'pending' || group === 'confirmed';
  return own.toSorted((a, b) => (ahead ? byStart(a, b) : byStart(b, a)));
}

export function mostRecent(bookings: readonly Booking[], count: number): Booking[] {
  return bookings.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, count);
}

export const GROUP_LABELS: Record<BookingGroup, string> = {
  all: 'All',
  pending: 'Pending',
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Cancelled',
};
