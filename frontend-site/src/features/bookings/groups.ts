import type { BookingGroup } from '@tidyhearth/domain';
import type { Booking, BookingSummary } from '../../lib/contract';
import type { BookingSelection } from './api/own-bookings';

/** Cleaners work through their bookings by status; customers see all of theirs first. */
export const CLEANER_GROUPS = ['pending', 'confirmed', 'completed', 'cancelled'] as const;
export const CUSTOMER_GROUPS = ['all', ...CLEANER_GROUPS] as const;
export type ShownGroup = 'all' | BookingGroup;

export const groupOf = ({ status }: Pick<Booking, 'status'>): BookingGroup =>
  status === 'paid' ? 'completed' : status;

/** Requested or confirmed, and not yet begun. */
export const isAhead = ({ status, startsAt }: Pick<Booking, 'status' | 'startsAt'>, now: number): boolean =>
  (status === 'pending' || status === 'confirmed') && now < Date.parse(startsAt);

/** Future bookings soonest first, past ones latest first. */
export function selectionOf(group: ShownGroup): BookingSelection {
  if (group === 'all') return { order: 'latest' };
  return { group, order: group === 'pending' || group === 'confirmed' ? 'soonest' : 'latest' };
}

export function countOf({ counts }: BookingSummary, group: ShownGroup): number {
  return group === 'all' ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[group];
}
