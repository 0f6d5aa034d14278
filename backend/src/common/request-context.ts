import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known of the request being served, for logs, audit and idempotency; absent in jobs and scripts. */
export interface RequestContext {
  requestId: string;
  ip: string;
  userAgent: string;
  userId?: number;
  /** The API key that the person calls with. */
  apiKeyId?: number;
  idempotency?: IdempotencyClaim;
  /** Of an edit: the tags of which one must be that of the thing to be changed. */
  ifMatch?: readonly string[];
}

export interface IdempotencyClaim {
  key: string;
  /** Method and route pattern. */
  operation: string;
  /** Keyed hashes of the address and the body, the newest key first; an earlier request may have been hashed with any. */
  bodyHashes: readonly [current: string, ...earlier: string[]];
  /** For a body that is read later than the hooks run: from then on the hashes are of the address and this file. */
  hashFile: (file: Buffer) => void;
  /** Called when the answer is of something that an earlier request made. */
  onRepeat: () => void;
}

const storage = new AsyncLocalStorage<RequestContext | undefined>();
/** Of work outside a request: the id of the request that caused it, or of the run of a job. */
const origins = new AsyncLocalStorage<string | undefined>();

/** Runs `work`, and all that it calls, with this context. */
export function runInRequest<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

/** @returns the context of the request being served; undefined in jobs and scripts */
export function currentRequest(): RequestContext | undefined {
  return storage.getStore();
}

/**
 * Runs work that is not part of a request, such as sending a mail, under the id of what caused it. Without this a
 * worker that a request woke would go on under that request's name.
 */
export function runOutsideRequest<T>(requestId: string | undefined, work: () => T): T {
  return storage.run(undefined, () => origins.run(requestId, work));
}

/** @returns the id that log lines, mails and events carry: of the request, of what caused the work, or of the job's run */
export function currentRequestId(): string | undefined {
  return storage.getStore()?.requestId ?? origins.getStore();
}
