import { focusManager, type QueryClient } from '@tanstack/react-query';
import { isApiError } from '../../lib/api-error';
import { isOutdated } from '../query-client';

/** Where the server names no time to try again. */
const RETRY_MS = 30_000;

/** After how long the server takes it again; undefined where it did not refuse for being busy. */
function waitAfter(error: unknown): number | undefined {
  if (!isApiError(error) || (error.status !== 429 && error.status !== 503)) return undefined;
  return error.retryAfterMs ?? RETRY_MS;
}

/**
 * What is shown, and could not be read again because the server was busy, is read once it takes it: nothing else would, until
 * the next change. A tab that nobody looks at reads it when it is shown (`query-client.ts`). Returns what ends that.
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
    // Those that were refused together do not come back together.
    timer = setTimeout(readAgain, wait * (1 + Math.random() / 4));
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
