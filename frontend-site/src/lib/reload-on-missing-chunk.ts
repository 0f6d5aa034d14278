import { sessionStore } from './storage';
import { toast } from './toast';

const KEY = 'reloaded-at';
const PAUSE_MS = 60_000;

const missing = new WeakSet<Error>();

/**
 * Records which errors are files that could not be loaded. Prefetches fail with them too, but nobody waits for those
 * files.
 */
export function noteMissingChunks(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => missing.add(payload));
}

/** Without a connection nothing can be loaded, and the cause need not be a new version. */
const isMissing = (error: unknown) => error instanceof Error && missing.has(error) && navigator.onLine;

/** If there may be input, the reload is left to the user. Returns false for any other failure. */
export function tellMissingChunk(error: unknown): boolean {
  const isTold = isMissing(error);
  if (isTold) toast({ title: '' }, { isStale: true });
  return isTold;
}

const hasJustReloaded = () => Date.now() - Number(sessionStore.get(KEY) ?? 0) < PAUSE_MS;

/**
 * A tab that was open during a deployment requests files that are gone: the page is reloaded, but not in a loop. Call
 * it with an error of rendering, because by then the address is the one that the user asked for.
 * @param isAsked somebody has just asked for the file again. Some browsers (Chromium 143) keep a failure as long as the
 *   page is open, so it is reloaded, however soon after the last time
 */
export function reloadForMissingChunk(error: unknown, isAsked: boolean): boolean {
  if (!isMissing(error) || (hasJustReloaded() && !isAsked)) return false;
  const now = String(Date.now());
  sessionStore.set(KEY, now);
  // If storage is blocked, nothing would end the loop.
  if (sessionStore.get(KEY) !== now) return false;
  window.location.reload();
  return true;
}
