import { isAxiosError } from 'axios';

/** Statuses that the API returns before a call has any effect: too many calls, or temporarily unavailable. */
const NOT_DONE = new Set([429, 503]);
const FIRST_WAIT_MS = 500;

export interface RetryPolicy {
  /** The maximum number of tries, including the first. */
  tries: number;
  /** If the next try would need a longer wait than this, the call fails at once. */
  maxWaitMs: number;
}

/** Parses `Retry-After`, seconds or a date (RFC 9110 section 10.2.3), into milliseconds from now. */
export function retryAfterMs(header: unknown, now: number): number | undefined {
  const text = typeof header === 'string' ? header.trim() : '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/** The request was sent but no response arrived, so it is unknown whether the call took effect. */
export const isAnswerLost = (error: unknown): boolean =>
  isAxiosError(error) &&
  error.code !== 'ERR_CANCELED' &&
  error.response === undefined &&
  error.request !== undefined;

/**
 * How long to wait before a failed call is retried; undefined if a retry would not help.
 *
 * @param failures how often it has failed
 * @param isSafe whether the call may be repeated although the first try may have taken effect
 */
function waitBeforeRetry(error: unknown, failures: number, isSafe: boolean): number | undefined {
  if (!isAxiosError(error) || error.code === 'ERR_CANCELED') return undefined;
  // A random half to full back-off, so that clients that were refused together do not return together.
  const backoffMs = FIRST_WAIT_MS * 2 ** (failures - 1) * (0.5 + Math.random() / 2);
  if (error.response === undefined) return isSafe && isAnswerLost(error) ? backoffMs : undefined;
  if (!NOT_DONE.has(error.response.status)) return undefined;
  return retryAfterMs(error.response.headers['retry-after'], Date.now()) ?? backoffMs;
}

export async function withRetries<T>(
  call: () => Promise<T>,
  { tries, maxWaitMs }: RetryPolicy,
  { isSafe, signal }: { isSafe: boolean; signal?: AbortSignal },
): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await call();
    } catch (error) {
      const waitMs = failures < tries ? waitBeforeRetry(error, failures, isSafe) : undefined;
      if (waitMs === undefined || waitMs > maxWaitMs) throw error;
      await pause(waitMs, signal);
    }
  }
}

function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new Error('aborted'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
