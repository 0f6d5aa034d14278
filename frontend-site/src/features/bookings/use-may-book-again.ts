import { isReviewable } from '@tidyhearth/domain';
import type { Booking } from '../../lib/contract';
import { useUser } from '../../lib/session';

/** Whether the customer may ask the same cleaner for another clean like it. */
export function useMayBookAgain({ status, cleaner }: Pick<Booking, 'status' | 'cleaner'>): boolean {
  // Who applied as a cleaner keeps the bookings from before, and books no more.
  const mayBook = useUser()?.userType !== 'cleaner';
  return mayBook && cleaner.hasPage && (status === 'cancelled' || isReviewable(status));
}
