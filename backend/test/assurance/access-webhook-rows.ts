import { expectStatus } from '../support/expect-status.js';
import { row, type Row } from './access-row.js';
import type { Cast } from './cast.js';
import type { Given, Scene } from './scenes.js';

/** Nothing listens at this address. */
const URL_OF_IT = 'http://127.0.0.1:1029/';

/*                      visitor owner otherCustomer cleaner otherCleaner pendingCleaner suspended admin */
const ITS_OWNER /*   */ = '401 403 403 200 404 403 401 404';
const HOLDERS /*     */ = '401 403 403 200 200 403 401 200';

/** A webhook of the cleaner, which replaces those that earlier calls left. */
async function webhookOfCleaner({ world, cleaner }: Cast): Promise<Given> {
  const own = world.as(cleaner);
  const before = await own.get('/api/webhooks');
  expectStatus(before, 200);
  for (const { id } of before.body) expectStatus(await own.delete(`/api/webhooks/${id}`), 204);
  const answer = await own.post('/api/webhooks').send({ url: URL_OF_IT });
  expectStatus(answer, 201);
  return { id: answer.body.id };
}

const testedWebhook: Scene = async (cast) => {
  const { id } = await webhookOfCleaner(cast);
  const answer = await cast.world.as(cast.cleaner).post(`/api/webhooks/${id}/test`);
  expectStatus(answer, 200);
  return { id: id ?? 0, deliveryId: answer.body.id };
};

const pausedByTeam: Scene = async (cast) => {
  const { id } = await webhookOfCleaner(cast);
  const admin = cast.world.as(await cast.world.admin());
  expectStatus(await admin.post(`/api/admin/webhooks/${id}/pause`), 204);
  return { id: id ?? 0 };
};

const READS = { scope: 'webhooks:read' } as const;
const WRITES = { scope: 'webhooks:write' } as const;
const ofCleaner = { given: webhookOfCleaner };

/** Rows of the access matrix about webhooks and the feed of events. */
export const WEBHOOK_ROWS: Record<string, Row> = {
  'GET /api/events/feed': row(HOLDERS, { scope: 'events:read' }),
  'GET /api/webhooks': row(HOLDERS, READS),
  // Not called as the admin: there is only one, who would reach the limit.
  'POST /api/webhooks': row('401 403 403 201 201 403 401 -', {
    ...WRITES,
    personal: true,
    body: () => ({ url: URL_OF_IT }),
  }),
  'GET /api/webhooks/{id}': row(ITS_OWNER, { ...READS, ...ofCleaner }),
  'PATCH /api/webhooks/{id}': row(ITS_OWNER, {
    ...WRITES,
    ...ofCleaner,
    body: () => ({ description: 'Our rota' }),
  }),
  'DELETE /api/webhooks/{id}': row('401 403 403 204 404 403 401 404', { ...WRITES, ...ofCleaner }),
  'POST /api/webhooks/{id}/rotate-secret': row(ITS_OWNER, { ...WRITES, ...ofCleaner }),
  'POST /api/webhooks/{id}/pause': row(ITS_OWNER, { ...WRITES, ...ofCleaner }),
  'POST /api/webhooks/{id}/resume': row(ITS_OWNER, { ...WRITES, ...ofCleaner }),
  'POST /api/webhooks/{id}/test': row(ITS_OWNER, { ...WRITES, ...ofCleaner }),
  'POST /api/webhooks/{id}/replay': row(ITS_OWNER, {
    ...WRITES,
    ...ofCleaner,
    body: () => ({ from: '2026-11-01T00:00:00Z', to: '2026-11-02T00:00:00Z' }),
  }),
  'GET /api/webhooks/{id}/deliveries': row(ITS_OWNER, { ...READS, given: testedWebhook }),
  'GET /api/webhooks/{id}/deliveries/{deliveryId}': row(ITS_OWNER, { ...READS, given: testedWebhook }),
  'POST /api/webhooks/{id}/deliveries/{deliveryId}/replay': row(ITS_OWNER, {
    ...WRITES,
    given: testedWebhook,
  }),
  'GET /api/admin/webhooks': row('401 403 403 403 403 403 401 200'),
  'POST /api/admin/webhooks/{id}/pause': row('401 403 403 403 403 403 401 204', ofCleaner),
  'POST /api/admin/webhooks/{id}/release': row('401 403 403 403 403 403 401 204', { given: pausedByTeam }),
};
