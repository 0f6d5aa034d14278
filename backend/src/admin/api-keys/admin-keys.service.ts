import { Injectable } from '@nestjs/common';
import { toApiKey } from '../../auth/api-keys/api-key.mapper.js';
import { ApiKeysService } from '../../auth/api-keys/api-keys.service.js';
import type { Actor } from '../../common/actor.js';
import type { Page } from '../../common/paging.js';
import { Sql } from '../../database/sql.js';
import { fullName } from '../../users/full-name.js';
import { findNamedAccount } from '../listing/named-account.js';
import { readList } from '../listing/read-list.js';
import { COUNT_KEYS, filterKeys, LIST_KEYS, type AdminKeyRow } from '../queries/api-keys.queries.js';
import type { AdminApiKey } from './admin-key.response.js';
import type { AdminKeysQuery } from './admin-keys.query.js';

const KEYS = { page: LIST_KEYS, total: COUNT_KEYS };

/** Everybody's API keys. */
@Injectable()
export class AdminKeysService {
  constructor(
    private readonly sql: Sql,
    private readonly keys: ApiKeysService,
  ) {}

  async list(query: AdminKeysQuery): Promise<Page<AdminApiKey>> {
    const now = Date.now();
    const where = filterKeys(query, now, await findNamedAccount(this.sql, query.search));
    return readList(this.sql, KEYS, where, query, (row) => toAdminKey(row, now));
  }

  revoke(admin: Actor, id: number): Promise<void> {
    return this.keys.revokeAsAdmin(admin, id);
  }
}

const toAdminKey = (row: AdminKeyRow, now: number): AdminApiKey => ({
  ...toApiKey(row, now),
  userId: row.userId,
  ownerName: fullName(row.firstName, row.lastName),
  ownerEmail: row.email,
});
