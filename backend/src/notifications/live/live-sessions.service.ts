import { Injectable } from '@nestjs/common';
import { Sql } from '../../database/sql.js';
import { LIST_OPEN_SESSIONS } from '../notifications.queries.js';

/** One SQL text for every number of sessions, so that it is prepared once. */
const BATCH = 100;

/** Which sessions are still open. */
@Injectable()
export class LiveSessionsService {
  constructor(private readonly sql: Sql) {}

  async findActive(sids: readonly string[]): Promise<Set<string>> {
    const active = new Set<string>();
    for (let from = 0; from < sids.length; from += BATCH) {
      const part = sids.slice(from, from + BATCH);
      const batch = [...part, ...Array<string>(BATCH - part.length).fill('')];
      const rows = await this.sql.all(LIST_OPEN_SESSIONS(batch), [...batch, Date.now()]);
      for (const { sid } of rows) active.add(sid);
    }
    return active;
  }
}
