const KEY = 'console-reloaded-at';
const PAUSE_MS = 60_000;

/** Reloads the page, but not in a loop, when a deployment has removed a chunk that it loads lazily. */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < PAUSE_MS) return;
    event.preventDefault();
    sessionStorage.setItem(KEY, String(Date.now()));
    window.location.reload();
  });
}
