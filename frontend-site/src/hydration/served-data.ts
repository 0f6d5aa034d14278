import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { currentUser, onSessionChange } from '../lib/session';
import { readToken } from '../lib/token';

/** The data with which the server rendered the page, by the keys of its queries. */
export type Served = [key: QueryKey, data: unknown][];

export const SERVED_ID = 'served';

export function seedQueries(client: QueryClient, served: Served): void {
  for (const [key, data] of served) client.setQueryData(key, data);
}

function readServedData(): Served {
  const written = typeof document === 'undefined' ? null : document.getElementById(SERVED_ID);
  return written ? JSON.parse(written.textContent) : [];
}

/**
 * Gives a page rendered by the server the same data for hydration. That data was read for everybody. A signed-in user
 * may see other cleaners, so the data is then read again.
 */
export function seedServedData(client: QueryClient): void {
  const served = readServedData();
  seedQueries(client, served);
  const readAgain = () => {
    for (const [queryKey] of served) void client.invalidateQueries({ queryKey, exact: true });
  };
  if (readToken()) {
    readAgain();
    return;
  }
  // Another tab may sign in before the session starts. The session would take data read before that for data of that
  // person.
  const stop = onSessionChange(() => {
    stop();
    if (currentUser()) readAgain();
  });
}
