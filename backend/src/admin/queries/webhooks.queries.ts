import { text, type RowOf } from '../../database/statement.js';
import { ENDPOINT, ENDPOINT_COLUMNS } from '../../webhooks/endpoints/endpoints.queries.js';
import type { Filters } from '../listing/list-query.js';
import { Where } from '../listing/where.js';
import {
  WEBHOOK_SORTS,
  type AdminWebhooksQuery,
  type WebhookSort,
} from '../webhooks/admin-webhooks.query.js';
import { selectPage, selectTotal, type ListSource } from './list-statements.js';

const SOURCE = {
  columns: `${ENDPOINT_COLUMNS}, u.email AS ownerEmail`,
  from: 'webhook_endpoints e JOIN users u ON u.id = e.ownerId',
  sorts: WEBHOOK_SORTS,
  id: 'e.id',
} as const satisfies ListSource<WebhookSort>;

export const filterWebhooks = ({ status, search }: Filters<AdminWebhooksQuery>) =>
  new Where().equals('e.status', status).contains(['e.url', 'u.email'], search);

const SAMPLES = [filterWebhooks({}), filterWebhooks({ status: 'paused', search: 'ada' })];

export type AdminWebhookRow = RowOf<typeof LIST_WEBHOOKS>;

export const LIST_WEBHOOKS = selectPage(
  'admin.listWebhooks',
  { ...ENDPOINT, ownerEmail: text },
  SOURCE,
  SAMPLES,
);
export const COUNT_WEBHOOKS = selectTotal('admin.countWebhooks', SOURCE, SAMPLES);
