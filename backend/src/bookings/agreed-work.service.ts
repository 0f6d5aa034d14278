import { Injectable } from '@nestjs/common';
import { agreedWorkBounds } from '@tidyhearth/domain';
import type { Sql } from '../database/sql.js';
import { LIST_PARTNERS } from './agreed-work.queries.js';
import { isUnapproved, type Parties } from './contact-with-other.js';

/**
 * To whom somebody may write who applies as a cleaner, or whose approval was withdrawn: agreed work is done, so those on
 * its other side, and nobody else. The bookings from before an application as a customer count too.
 */
@Injectable()
export class AgreedWorkService {
  /** The only people to whom a party of `work` may write; undefined where no approval is wanting. */
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
