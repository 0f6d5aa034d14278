import { focusManager, type QueryClient } from '@tanstack/react-query';
import { isApiError } from '../../lib/api-error';
import { isOutdated } from '../query-client';

/** Used if the server gives no time to retry after. */
const RETRY_MS = 30_000;

/** The time after which the server accepts the call again; undefined if it did not refuse for being busy. */
function waitAfter(error: unknown): number | undefined {
  if (!isApiError(error) || (error.status !== 429 && error.status !== 503)) return undefined;
  return error.retryAfterMs ?? RETRY_MS;
}

/**
 * Refetches data that is shown but could not be refetched because the server was busy. Nothing else would before the
 * next change. A hidden tab refetches it when it is shown (`query-client.ts`). Returns a function that stops this.
 */
export function readRefused(client: QueryClient): () => void {
  const readAgain = () => {
    if (!focusManager.isFocused()) return;
    void client.refetchQueries({ type: 'active', predicate: isOutdated });
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const wait = waitAfter(event.action.error);
    if (wait === undefined || event.query.state.data === undefined) return;
    clearTimeout(timer);
    // With a random part, so that calls refused together are not repeated together.
    timer = setTimeout(readAgain, wait * (1 + Math.random() / 4));
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
