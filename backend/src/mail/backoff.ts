import { DAY_MS, HOUR_MS, MINUTE_MS } from '@tidyhearth/domain';

/** How long a worker may take for one mail. A mail that was cut off is sent again after this time. */
export const MAIL_LEASE_MS = 2 * MINUTE_MS;
/**
 * How long a mail may take in all: less than its lease, or another worker would send it too. Whoever gives up does not
 * know whether the server accepts the mail after that, and sends it again.
 */
export const SEND_TIMEOUT_MS = MAIL_LEASE_MS - 10_000;
/**
 * How long the server may be silent. Some check a mail for a minute before they accept it. Less than the time in all,
 * because only the end of a connection tells that the server is to blame.
 */
export const SILENCE_TIMEOUT_MS = SEND_TIMEOUT_MS - 10_000;
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
