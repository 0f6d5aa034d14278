import { formatAmount, parsePence, priceOf } from '@tidyhearth/domain';
import { AppError } from '../common/app-error.js';

/**
 * The server's price. Nobody pays what they did not see: a total that differs from it is refused with the right one.
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
