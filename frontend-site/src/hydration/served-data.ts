import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** What the server read to render the page, under the keys of the page's queries. */
export type Served = [key: QueryKey, data: unknown][];

export const SERVED_ID = 'served';

export function seedQueries(client: QueryClient, served: Served): void {
  for (const [key, data] of served) client.setQueryData(key, data);
}

/** In the browser: a page rendered by the server hydrates with the data it was rendered with. */
export function readServedData(): Served {
  const written = typeof document === 'undefined' ? null : document.getElementById(SERVED_ID);
  return written ? JSON.parse(written.textContent) : [];
}
