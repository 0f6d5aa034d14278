import { RETRY_WAITS_MS } from '@tidyhearth/domain';

const SPREAD = 0.1;

/**
 * Milliseconds until the next try, at random up to a tenth more, so that calls that failed together spread out.
 *
 * @returns undefined after the last one
 */
export function retryWaitMs(attempts: number, random = Math.random()): number | undefined {
  const wait = RETRY_WAITS_MS[attempts - 1];
  return wait === undefined ? undefined : Math.round(wait * (1 + SPREAD * random));
}
