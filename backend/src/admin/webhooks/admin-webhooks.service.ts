import { Injectable } from '@nestjs/common';
import type { Actor } from '../../common/actor.js';
import type { Page } from '../../common/paging.js';
import { IdempotencyService } from '../../database/idempotency.service.js';
import { Sql } from '../../database/sql.js';
import { WebhookPausesStore } from '../../webhooks/endpoints/webhook-pauses.store.js';
import { toWebhook } from '../../webhooks/endpoints/webhook.mapper.js';
import { readList } from '../listing/read-list.js';
import {
  COUNT_WEBHOOKS,
  filterWebhooks,
  LIST_WEBHOOKS,
  type AdminWebhookRow,
} from '../queries/webhooks.queries.js';
import type { AdminWebhook } from './admin-webhook.response.js';
import type { AdminWebhooksQuery } from './admin-webhooks.query.js';

const WEBHOOKS = { page: LIST_WEBHOOKS, total: COUNT_WEBHOOKS };

@Injectable()
export class AdminWebhooksService {
  constructor(
    private readonly sql: Sql,
    private readonly idempotency: IdempotencyService,
    private readonly pauses: WebhookPausesStore,
  ) {}

  list({ userId }: Actor, query: AdminWebhooksQuery): Promise<Page<AdminWebhook>> {
    const toItem = (row: AdminWebhookRow): AdminWebhook => ({
      ...toWebhook(row),
      ownerId: row.ownerId,
      ownerEmail: row.ownerEmail,
      isOwn: row.ownerId === userId,
    });
    return readList(this.sql, WEBHOOKS, filterWebhooks(query), query, toItem);
  }

  async pause({ userId }: Actor, endpointId: number): Promise<void> {
    await this.idempotency.changeOnce(endpointId, (tx) => this.pauses.pauseByTeam(tx, endpointId, userId));
  }

  async release({ userId }: Actor, endpointId: number): Promise<void> {
    await this.idempotency.changeOnce(endpointId, (tx) => this.pauses.release(tx, endpointId, userId));
  }
}
