import type { IncomingMessage } from 'node:http';

const limits = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Calls `whenLate` if the body is not complete after this long. Node itself has only one limit for all requests. */
export function limitBodyTime(request: IncomingMessage, ms: number, whenLate: () => void): void {
  const limit = setTimeout(() => {
    if (!request.complete) whenLate();
  }, ms).unref();
  limits.set(request, limit);
  request.once('close', () => clearTimeout(limit));
}

/**
 * Lifts the limit for callers who may send a file, once that is known; the server's own limit for every request
 * remains.
 */
export const allowLongBody = (request: IncomingMessage): void => clearTimeout(limits.get(request));
