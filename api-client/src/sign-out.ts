import type { PathFor } from './client.js';

const LOGOUT = '/api/logout' satisfies PathFor<'post'>;

/**
 * Ends the session of a token that this device has already removed. Uses plain `fetch`, so that the request is sent
 * before anything else happens, with `keepalive`, so that it survives leaving the page. Never rejects.
 */
export async function tellSignedOut(token: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  await fetch(LOGOUT, { method: 'POST', headers, keepalive: true }).catch(() => undefined);
}
