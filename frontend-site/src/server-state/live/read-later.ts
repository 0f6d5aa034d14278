/**
 * Runs something after a random share of a wait, so that clients that lost their streams together don't read together.
 * In a hidden tab it waits until the tab is shown. Returns a function that cancels it.
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
