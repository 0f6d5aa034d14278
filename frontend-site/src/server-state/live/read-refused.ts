import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '../../lib/api-error';
import { readLater } from './read-later';

/** Where the server names no time to try again. */
const RETRY_S = 30;

/** After how long the server takes it again; undefined where it did not refuse for being busy. */
function retryAfterMs(error: unknown): number | undefined {
  if (!isApiError(error) || (error.status !== 429 && error.status !== 503)) return undefined;
  const { retryAfter } = error.body;
  return (typeof retryAfter === 'number' ? retryAfter : RETRY_S) * 1000;
}

/**
 * What is shown, and could not be read again, is read once the server takes it, and whenever the tab is shown: nothing else
 * would, until the next change. Returns what ends that.
 */
export function readRefused(client: QueryClient): () => void {
  const readAgain = () => {
    void client.refetchQueries({
      type: 'active',
      predicate: ({ state }) => state.status === 'error' && state.data !== undefined,
    });
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let giveUp = () => {};
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const wait = retryAfterMs(event.action.error);
    if (wait === undefined || event.query.state.data === undefined) return;
    clearTimeout(timer);
    giveUp();
    timer = setTimeout(() => {
      giveUp = readLater(readAgain, wait / 4);
    }, wait);
  });
  const onShown = () => {
    if (document.visibilityState === 'visible') readAgain();
  };
  document.addEventListener('visibilitychange', onShown);
  return () => {
    stop();
    clearTimeout(timer);
    giveUp();
    document.removeEventListener('visibilitychange', onShown);
  };
}
