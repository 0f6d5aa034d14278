import { formatAmount, ORIGINAL_PLATFORM_FEE_PENCE, parsePence, priceOf } from '@tidyhearth/domain';

export interface PriceSummary {
  serviceRate: string;
  duration: number;
  subtotal: string;
  platformFee: string;
  originalPlatformFee: string;
  /** Nothing is charged, and the usual fee is shown struck through. */
  feeWaived: boolean;
  total: string;
}

/** The same arithmetic as the server's, so that the price shown is the price charged. */
export function summarisePrice(hourlyRate: string, duration: number, bookingFee = '0.00'): PriceSummary {
  const price = priceOf(parsePence(hourlyRate) ?? 0, duration * 60, parsePence(bookingFee) ?? 0);
  return {
    serviceRate: hourlyRate,
    duration,
    subtotal: formatAmount(price.subtotalPence),
    platformFee: formatAmount(price.platformFeePence),
    originalPlatformFee: formatAmount(ORIGINAL_PLATFORM_FEE_PENCE),
    feeWaived: price.platformFeePence === 0,
    total: formatAmount(price.totalPence),
  };
}
