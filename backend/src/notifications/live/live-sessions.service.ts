import { Injectable } from '@nestjs/common';
import { SessionLimitsService } from '../../auth/sessions/session-limits.service.js';
import { Sql } from '../../database/sql.js';
import { LIST_OPEN_SESSIONS } from '../notifications.queries.js';

/** One SQL text for any number of sessions, so that it is prepared once. */
const BATCH = 100;

/** Tells which sessions are still valid. An open stream doesn't count as use of its session. */
@Injectable()
export class LiveSessionsService {
  constructor(
    private readonly sql: Sql,
    private readonly limits: SessionLimitsService,
  ) {}

  async findActive(sids: readonly string[]): Promise<Set<string>> {
    const active = new Set<string>();
    const now = Date.now();
    for (let from = 0; from < sids.length; from += BATCH) {
      const part = sids.slice(from, from + BATCH);
      const batch = [...part, ...Array<string>(BATCH - part.length).fill('')];
      const rows = await this.sql.all(LIST_OPEN_SESSIONS(batch), [...batch, now]);
      for (const row of rows) if (!this.limits.isIdle(row, now)) active.add(row.sid);
    }
    return active;
  }
}
