import { formatAmount, parsePence, priceOf } from '@tidyhearth/domain';
import { AppError } from '../common/app-error.js';

/**
 * Computes the price, and refuses with it if the customer saw a different one.
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
