import type { Booking } from '../../../lib/contract';

export const BOOKING_GROUPS = ['pending', 'confirmed', 'completed', 'cancelled'] as const;
export type BookingGroup = (typeof BOOKING_GROUPS)[number];

export const groupOf = ({ status }: Pick<Booking, 'status'>): BookingGroup =>
  status === 'paid' ? 'completed' : status;

const byStart = (a: Booking, b: Booking) => Date.parse(a.startsAt) - Date.parse(b.startsAt);

/** What lies ahead soonest first, what is over latest first. */
export function inGroup(bookings: readonly Booking[], group: BookingGroup): Booking[] {
  const own = bookings.filter((booking) => groupOf(booking) === group);
  const ahead = group === 'pending' || group === 'confirmed';
  return own.toSorted((a, b) => (ahead ? byStart(a, b) : byStart(b, a)));
}

export function mostRecent(bookings: readonly Booking[], count: number): Booking[] {
  return bookings.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, count);
}

export const GROUP_LABELS: Record<BookingGroup, string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Cancelled',
};
