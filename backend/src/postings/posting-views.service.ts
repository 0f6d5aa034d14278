import { Injectable } from '@nestjs/common';
import { ObstaclesService } from '../bookings/obstacles.service.js';
import type { Actor } from '../common/actor.js';
import { AppError } from '../common/app-error.js';
import type { PageQuery } from '../common/page-query.js';
import { cutPage, decodeCursor, type Page } from '../common/paging.js';
import { Sql } from '../database/sql.js';
import type { PostingResponse } from './dto/posting.response.js';
import { PostingAccessService } from './posting-access.service.js';
import { toAssignedPosting, toPosting, toPostingCard, waitingFor } from './posting.mapper.js';
import {
  FIND_POSTING_FOR_CLEANER,
  FIND_POSTING_OF_CUSTOMER,
  LIST_POSTINGS_OF_CUSTOMER,
} from './postings.queries.js';

/** An owner's postings, and a single one for a cleaner. `bids` lists the jobs to bid on. */
@Injectable()
export class PostingViewsService {
  constructor(
    private readonly sql: Sql,
    private readonly access: PostingAccessService,
    private readonly obstacles: ObstaclesService,
  ) {}

  /** @param sql a transaction's connection, to read what it has locked */
  async getForOwner(
    postingId: number,
    customerId: number,
    sql: Pick<Sql, 'one'> = this.sql,
  ): Promise<PostingResponse> {
    const row = await sql.one(FIND_POSTING_OF_CUSTOMER, [postingId, customerId]);
    if (!row) throw new AppError('NOT_FOUND');
    return toPosting(row);
  }

  async getForViewer(actor: Actor, postingId: number): Promise<PostingResponse> {
    return actor.cleanerId === null
      ? this.getForOwner(postingId, actor.userId)
      : this.getForCleaner(actor, actor.cleanerId, postingId);
  }

  /** Newest first. */
  async listByCustomer(customerId: number, { limit, cursor }: PageQuery): Promise<Page<PostingResponse>> {
    const after = cursor === undefined ? [] : decodeCursor<[number]>(cursor, ['number']);
    const statement = LIST_POSTINGS_OF_CUSTOMER(cursor === undefined, limit + 1);
    const rows = await this.sql.all(statement, [customerId, ...after]);
    const page = cutPage(rows, limit, (last) => [last.id]);
    return { ...page, items: page.items.map(toPosting) };
  }

  private async getForCleaner(actor: Actor, cleanerId: number, postingId: number): Promise<PostingResponse> {
    const row = await this.sql.one(FIND_POSTING_FOR_CLEANER, [cleanerId, postingId]);
    if (!row) throw new AppError('NOT_FOUND');
    // Posted before the owner became a cleaner.
    if (row.customerId === actor.userId) return toPosting(row);
    const hasBid = await this.access.hasBid(cleanerId, postingId);
    if (!(await this.access.canView(actor, row, hasBid))) throw new AppError('NOT_FOUND');
    const now = Date.now();
    if (row.assignedCleanerId === cleanerId) return toAssignedPosting(row, now);
    const hasApplied = hasBid && (await this.access.hasBid(cleanerId, postingId, row.termsVersion));
    return toPostingCard(row, hasApplied, await this.obstacles.of(waitingFor(row, cleanerId, now)));
  }
}
