/** Money is a whole number of pence in the code and a decimal string in the API, never a floating-point number. */

const AMOUNT = /^(\d{1,9})(?:\.(\d{1,2}))?$/;

/** Shares of money are in hundredths of a percent; this is the whole. */
export const BASIS_POINTS = 10_000;

/**
 * The pence of `"45"`, `"45.5"`, `"45.50"` or the numbers 45 and 45.5; undefined for anything else, including negative
 * amounts.
 */
export function parsePence(amount: string | number): number | undefined {
  const match = AMOUNT.exec(typeof amount === 'number' ? String(amount) : amount.trim());
  if (!match?.[1]) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** `4500` → `"45.00"` */
export function formatAmount(pence: number): string {
  const sign = pence < 0 ? '-' : '';
  const whole = Math.abs(pence);
  return `${sign}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}

/**
 * `"45.00"` or 4500 pence → `£45.00`. Doesn't use `Intl.NumberFormat`, because constructing one takes 20 ms on a phone.
 */
export function formatPounds(amount: string | number): string {
  const text = formatAmount(typeof amount === 'number' ? amount : Math.round(Number(amount) * 100));
  return text.replace(/^-?/, '$&£').replaceAll(/\B(?=(?:\d{3})+\.)/g, ',');
}

/** numerator ÷ denominator for whole non-negative numbers, with halves rounded up. */
function divideHalfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}

export interface Price {
  subtotalPence: number;
  platformFeePence: number;
  totalPence: number;
}

/** The total in pence: hourly rate × minutes ÷ 60 + fee, rounded once, with halves rounded up. */
export function priceOf(hourlyRatePence: number, minutes: number, platformFeePence = 0): Price {
  const subtotalPence = divideHalfUp(hourlyRatePence * minutes, 60);
  return { subtotalPence, platformFeePence, totalPence: subtotalPence + platformFeePence };
}
