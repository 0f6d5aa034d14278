import { isReviewable } from '@tidyhearth/domain';
import type { Booking } from '../../lib/contract';
import { useUser } from '../../lib/session';

/** Whether the customer may request another clean like it from the same cleaner. */
export function useMayBookAgain({ status, cleaner }: Pick<Booking, 'status' | 'cleaner'>): boolean {
  // Somebody who applied as a cleaner keeps earlier bookings, but can't book.
  const mayBook = useUser()?.userType !== 'cleaner';
  return mayBook && cleaner.hasPage && (status === 'cancelled' || isReviewable(status));
}
