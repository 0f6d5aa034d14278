import { DAY_MS, HOUR_MS, MINUTE_MS } from '@tidyhearth/domain';

/** How long a worker may take for one mail. A mail that was cut off is sent again after this time. */
export const MAIL_LEASE_MS = 2 * MINUTE_MS;
const FIRST_MS = 30_000;
const MAX_DELAY_MS = 6 * HOUR_MS;

/** Half a minute, doubling, up to six hours: 21 attempts take about 72 hours. */
export const MAX_ATTEMPTS = 21;
/** Attempts that were brought forward are closer together, so no mail is given up before this age. */
const TRIED_FOR_MS = 3 * DAY_MS;

export const isTriedOut = (attempts: number, ageMs: number): boolean =>
  attempts >= MAX_ATTEMPTS && ageMs >= TRIED_FOR_MS;

/**
 * Milliseconds to wait after this many attempts, randomly varied by 25 %, so that mails that failed together spread out.
 */
export function backoffMs(attempts: number, random = Math.random()): number {
  const wait = Math.min(MAX_DELAY_MS, FIRST_MS * 2 ** (attempts - 1));
  return Math.round(wait * (0.75 + random / 2));
}
