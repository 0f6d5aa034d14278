import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known about the current request, for logs, audit and idempotency; absent in jobs and scripts. */
export interface RequestContext {
  requestId: string;
  ip: string;
  userAgent: string;
  userId?: number;
  /** The API key that the caller uses. */
  apiKeyId?: number;
  idempotency?: IdempotencyClaim;
  /** For edits: one of these tags must match the current state of the resource. */
  ifMatch?: readonly string[];
}

export interface IdempotencyClaim {
  key: string;
  /** Method and route pattern. */
  operation: string;
  /**
   * Keyed hashes of the address and the body, the newest key first, because an earlier request may have been hashed
   * with any of them.
   */
  bodyHashes: readonly [current: string, ...earlier: string[]];
  /** For bodies that are read after the hooks have run: replaces the hashes by those of the address and this file. */
  hashFile: (file: Buffer) => void;
  /** Called if the answer is about something that an earlier request created. */
  onRepeat: () => void;
}

const storage = new AsyncLocalStorage<RequestContext | undefined>();
/** For work outside a request: the id of the request that caused it, or of the run of a job. */
const origins = new AsyncLocalStorage<string | undefined>();

/** Runs `work` and everything it calls with this context. */
export function runInRequest<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

/** @returns the context of the current request; undefined in jobs and scripts */
export function currentRequest(): RequestContext | undefined {
  return storage.getStore();
}

/**
 * Runs work that is not part of a request, such as sending a mail, under the id of its cause. Otherwise a worker would
 * continue under the name of the request that happened to wake it.
 */
export function runOutsideRequest<T>(requestId: string | undefined, work: () => T): T {
  return storage.run(undefined, () => origins.run(requestId, work));
}

/** @returns the id for log lines, mails and events: that of the request, of the work's cause or of the job's run */
export function currentRequestId(): string | undefined {
  return storage.getStore()?.requestId ?? origins.getStore();
}
