import { makeKey } from '../support/api-keys.js';
import { row, type Row } from './access-row.js';
import type { Scene } from './scenes.js';

/*                      visitor owner otherCustomer cleaner otherCleaner pendingCleaner suspended admin */
const HOLDERS = '401 403 403 200 200 200 401 200';
const ADMIN_ONLY = '401 403 403 403 403 403 401 200';

/** A key of the cleaner. Earlier ones are revoked, because the number per person is limited. */
const apiKey: Scene = async ({ world, cleaner }) => {
  const own = world.as(cleaner);
  const { body: keys } = await own.get('/api/keys');
  for (const { id, state } of keys) if (state === 'live') await own.delete(`/api/keys/${id}`);
  return { id: (await makeKey(world, cleaner)).id };
};

/** Rows of the access matrix about API keys. */
export const KEY_ROWS: Record<string, Row> = {
  'GET /api/keys': row(HOLDERS),
  'GET /api/keys/current': row('401 403 403 403 403 403 401 403', { keysOnly: true }),
  'POST /api/keys': row('401 403 403 201 201 201 401 201', {
    personal: true,
    body: () => ({ name: 'Diary', scopes: ['bookings:read'], expiresInDays: 1 }),
  }),
  'DELETE /api/keys/{id}': row('401 403 403 204 404 404 401 404', { given: apiKey }),
  'GET /api/admin/keys': row(ADMIN_ONLY),
  'DELETE /api/admin/keys/{id}': row('401 403 403 403 403 403 401 204', { given: apiKey }),
};
