import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** What the server read to draw the page, as the queries of the page know it. */
export type Served = [key: QueryKey, data: unknown][];

export const SERVED_ID = 'served';

export function giveServed(client: QueryClient, served: Served): void {
  for (const [key, data] of served) client.setQueryData(key, data);
}

/** In the browser: a page drawn by the server comes to life with the data it was drawn with. */
export function readServed(): Served {
  const written = typeof document === 'undefined' ? null : document.getElementById(SERVED_ID);
  return written ? JSON.parse(written.textContent) : [];
}
