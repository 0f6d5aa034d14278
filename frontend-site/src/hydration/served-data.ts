import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { currentUser, onSessionChange } from '../lib/session';
import { readToken } from '../lib/token';

/** What the server read to render the page, under the keys of the page's queries. */
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
 * In the browser: a page rendered by the server hydrates with the data it was rendered with. It was read for everybody; who is
 * signed in may see other cleaners, so what shows it then reads it once more.
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
  // Another tab may sign in before the session starts, which takes what was read by then as read for that person.
  const stop = onSessionChange(() => {
    stop();
    if (currentUser()) readAgain();
  });
}
