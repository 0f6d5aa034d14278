import { isAxiosError } from 'axios';

/** What the API answers before anything has happened: too many calls, or not able to serve them now. */
const NOT_DONE = new Set([429, 503]);
const FIRST_WAIT_MS = 500;

export interface RetryPolicy {
  /** How often a call is tried in all. */
  tries: number;
  /** A call that would have to wait longer than this before its next try fails at once. */
  maxWaitMs: number;
}

/** Delays in seconds or as a date (RFC 9110 section 10.2.3), as milliseconds from now. */
export function retryAfterMs(header: unknown, now: number): number | undefined {
  const text = typeof header === 'string' ? header.trim() : '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/** Sent, and not answered: whether it was carried out nobody knows here. */
export const isAnswerLost = (error: unknown): boolean =>
  isAxiosError(error) &&
  error.code !== 'ERR_CANCELED' &&
  error.response === undefined &&
  error.request !== undefined;

/**
 * How long to wait before a failed call is tried again; undefined when that would not help.
 *
 * @param failures how often it has failed
 * @param isSafe whether the call may be sent again though its answer was lost and it may have been carried out
 */
function waitBeforeRetry(error: unknown, failures: number, isSafe: boolean): number | undefined {
  if (!isAxiosError(error) || error.code === 'ERR_CANCELED') return undefined;
  // Between the half and the whole, so that clients refused together do not come back together.
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
