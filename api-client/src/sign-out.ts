import type { PathFor } from './client.js';

const LOGOUT = '/api/logout' satisfies PathFor<'post'>;

/**
 * Ends the session of a token that this device has already removed. By bare `fetch`, so that the request is on its
 * way before anything else happens, and `keepalive` brings it there even if the page is left. Never rejects.
 */
export async function tellSignedOut(token: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  await fetch(LOGOUT, { method: 'POST', headers, keepalive: true }).catch(() => undefined);
}
