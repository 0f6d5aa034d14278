import { Injectable } from '@nestjs/common';
import { agreedWorkBounds } from '@tidyhearth/domain';
import type { Sql } from '../database/sql.js';
import { LIST_PARTNERS } from './agreed-work.queries.js';
import { isUnapproved, type Parties } from './contact-with-other.js';

/**
 * Limits to whom somebody may write while they apply as a cleaner or after their approval was withdrawn: only to the
 * other parties of agreed work, because that work still takes place. Bookings made as a customer before the application
 * count too.
 */
@Injectable()
export class AgreedWorkService {
  /** The only people of `work` to whom an unapproved cleaner may write; undefined for any other viewer. */
  async limitFor(
    sql: Sql,
    viewerId: number,
    work: readonly Parties[],
  ): Promise<ReadonlySet<number> | undefined> {
    return work.some((parties) => isUnapproved(parties, viewerId))
      ? this.partnersOf(sql, viewerId)
      : undefined;
  }

  async partnersOf(sql: Sql, userId: number): Promise<ReadonlySet<number>> {
    const { statuses, endsAfter } = agreedWorkBounds(Date.now());
    const bound = [userId, ...statuses, endsAfter];
    const rows = await sql.all(LIST_PARTNERS(statuses.length), [...bound, ...bound]);
    return new Set(rows.map((row) => row.userId));
  }
}
