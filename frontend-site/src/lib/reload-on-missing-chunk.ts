import { sessionStore } from './storage';
import { toast } from './toast';

const KEY = 'reloaded-at';
const PAUSE_MS = 60_000;

const missing = new WeakSet<Error>();

/** Notes which errors are files that could not be loaded. A prefetch fails with them too, and there nobody waits for the file. */
export function noteMissingChunks(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => missing.add(payload));
}

/** Without a line nothing can be loaded, and nothing is known of a new version. */
const isMissing = (error: unknown) => error instanceof Error && missing.has(error) && navigator.onLine;

/** Where something may be typed already, it is for the person to load the page anew. False for any other failure. */
export function tellMissingChunk(error: unknown): boolean {
  const isTold = isMissing(error);
  if (isTold) toast({ title: '' }, { isStale: true });
  return isTold;
}

/**
 * A tab that was open when a new version went live asks for files that are gone: it is loaded anew, but not in a loop.
 * To be called with what could not be rendered: by then the address is the one that the person asked for.
 */
export function reloadForMissingChunk(error: unknown): boolean {
  if (!isMissing(error) || Date.now() - Number(sessionStore.get(KEY) ?? 0) < PAUSE_MS) return false;
  const now = String(Date.now());
  sessionStore.set(KEY, now);
  // Where storage is blocked nothing would end the loop.
  if (sessionStore.get(KEY) !== now) return false;
  window.location.reload();
  return true;
}
