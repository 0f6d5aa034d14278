/**
 * Runs something after a random share of a wait, by which those that lost their streams at once do not read at once; in a tab
 * that nobody looks at once it is shown. Returns what gives it up.
 */
export function readLater(read: () => void, waitMs: number): () => void {
  const isVisible = () => document.visibilityState === 'visible';
  const onShown = () => {
    if (!isVisible()) return;
    cancel();
    read();
  };
  const timer = setTimeout(() => {
    if (isVisible()) onShown();
    else document.addEventListener('visibilitychange', onShown);
  }, Math.random() * waitMs);
  const cancel = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onShown);
  };
  return cancel;
}
