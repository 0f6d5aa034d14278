import type { IncomingMessage } from 'node:http';

const limits = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Calls `whenLate` if the body is not complete after so long. Node itself knows one limit for all requests. */
export function limitBodyTime(request: IncomingMessage, ms: number, whenLate: () => void): void {
  const limit = setTimeout(() => {
    if (!request.complete) whenLate();
  }, ms).unref();
  limits.set(request, limit);
  request.once('close', () => clearTimeout(limit));
}

/** Who may send a file has the time that the server gives every request. Called once it is known that they may. */
export const allowLongBody = (request: IncomingMessage): void => clearTimeout(limits.get(request));
