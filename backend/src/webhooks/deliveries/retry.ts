import { RETRY_AFTER_MAX_MS, RETRY_WAITS_MS } from '@tidyhearth/domain';

const SPREAD = 0.1;
/** The statuses whose `Retry-After` is respected. */
const NOT_NOW = new Set([429, 503]);

/**
 * Milliseconds until the next try, randomly up to a tenth more, so that calls that failed together spread out.
 *
 * @param askedMs the wait that the endpoint asked for, which can make it longer but never shorter
 * @returns undefined after the last try
 */
export function retryWaitMs(attempts: number, askedMs: number, random = Math.random()): number | undefined {
  const wait = RETRY_WAITS_MS[attempts - 1];
  if (wait === undefined) return undefined;
  return Math.round(Math.max(wait, Math.min(askedMs, RETRY_AFTER_MAX_MS)) * (1 + SPREAD * random));
}

/** How long an answer asks us to wait, by `Retry-After` in seconds or as a date; 0 if it doesn't ask. */
export function askedWaitMs(status: number, retryAfter: string | undefined, now: number): number {
  if (!NOT_NOW.has(status) || retryAfter === undefined) return 0;
  const text = retryAfter.trim();
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(wait) ? 0 : Math.max(0, wait);
}
