import { formatAmount, parsePence, priceOf } from '@tidyhearth/domain';
import { AppError } from '../common/app-error.js';

/** The part of the total that the hours don't explain: the booking fee at the time of the request. */
export const bookingFeeOf = (booking: {
  hourlyRatePence: number;
  durationMinutes: number;
  totalPence: number;
}): number => booking.totalPence - priceOf(booking.hourlyRatePence, booking.durationMinutes).subtotalPence;

/**
 * Computes the price. If the customer saw a different total, the call is refused with the right one.
 *
 * @throws AppError PRICE_CHANGED, with `totalAmount`
 */
export function agreedTotalPence(
  hourlyRatePence: number,
  minutes: number,
  feePence: number,
  seen: string | undefined,
): number {
  const { totalPence } = priceOf(hourlyRatePence, minutes, feePence);
  if (seen !== undefined && parsePence(seen) !== totalPence) {
    throw new AppError('PRICE_CHANGED', { extra: { totalAmount: formatAmount(totalPence) } });
  }
  return totalPence;
}
