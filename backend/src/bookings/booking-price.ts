import { formatAmount, parsePence, priceOf } from '@tidyhearth/domain';
import { AppError } from '../common/app-error.js';

/**
 * The price as the server computes it. A different total, which the customer must have seen, is refused with the right one.
 *
 * @throws AppError PRICE_CHANGED, carrying `totalAmount`
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
