import { sessionStore } from './storage';

const KEY = 'reloaded-at';
const PAUSE_MS = 60_000;

/** A tab that was open when a new version went live asks for files that are gone: it is loaded anew, but not in a loop. */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', () => {
    if (!navigator.onLine || Date.now() - Number(sessionStore.get(KEY) ?? 0) < PAUSE_MS) return;
    sessionStore.set(KEY, String(Date.now()));
    window.location.reload();
  });
}
