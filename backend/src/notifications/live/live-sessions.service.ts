import { Injectable } from '@nestjs/common';
import { Sql } from '../../database/sql.js';

/** One SQL text for every number of sessions, so that it is prepared once. */
const BATCH = 100;
const LIVE_SESSIONS = `SELECT s.sid FROM sessions s JOIN users u ON u.id = s.userId
  WHERE s.sid IN (${Array(BATCH).fill('?').join(', ')})
    AND s.expire > ? AND u.isSuspended = 0 AND u.deactivatedAt IS NULL`;

/** Which sessions are still open. */
@Injectable()
export class LiveSessionsService {
  constructor(private readonly sql: Sql) {}

  async findActive(sids: readonly string[]): Promise<Set<string>> {
    const active = new Set<string>();
    for (let from = 0; from < sids.length; from += BATCH) {
      const batch = sids.slice(from, from + BATCH);
      const padding = Array<string>(BATCH - batch.length).fill('');
      const rows = await this.sql.all<{ sid: string }>(LIVE_SESSIONS, [...batch, ...padding, Date.now()]);
      for (const { sid } of rows) active.add(sid);
    }
    return active;
  }
}
