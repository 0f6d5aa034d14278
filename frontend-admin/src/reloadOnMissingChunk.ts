const KEY = 'console-reloaded-at';
const PAUSE_MS = 60_000;

/** A new version was deployed beside this open page, whose parts are gone: loads the page anew, but not in a loop. */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < PAUSE_MS) return;
    event.preventDefault();
    sessionStorage.setItem(KEY, String(Date.now()));
    window.location.reload();
  });
}
