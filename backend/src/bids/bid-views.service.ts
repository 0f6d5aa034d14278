import { Injectable } from '@nestjs/common';
import { AppError } from '../common/app-error.js';
import type { PageQuery } from '../common/page-query.js';
import { cutPage, decodeCursor, type Page } from '../common/paging.js';
import { Sql } from '../database/sql.js';
import { toApplication } from './bid.mapper.js';
import { FIND_BID, LIST_BIDS } from './bids.queries.js';
import type { ApplicationResponse } from './dto/application.response.js';

/** Applications with the job and the cleaner they are about, each list in one query. */
@Injectable()
export class BidViewsService {
  constructor(private readonly sql: Sql) {}

  async getById(applicationId: number): Promise<ApplicationResponse> {
    const row = await this.sql.one(FIND_BID, [applicationId]);
    if (!row) throw new AppError('NOT_FOUND');
    return toApplication(row);
  }

  /** Newest first. */
  listByCleaner(cleanerId: number, page: PageQuery): Promise<Page<ApplicationResponse>> {
    return this.list('cleanerId', cleanerId, page);
  }

  listByPosting(postingId: number, page: PageQuery): Promise<Page<ApplicationResponse>> {
    return this.list('postingId', postingId, page);
  }

  private async list(
    owner: 'cleanerId' | 'postingId',
    ownerId: number,
    { limit, cursor }: PageQuery,
  ): Promise<Page<ApplicationResponse>> {
    const after = cursor === undefined ? [] : decodeCursor<[number]>(cursor, ['number']);
    const statement = LIST_BIDS(owner, after.length === 0, limit + 1);
    const rows = await this.sql.all(statement, [ownerId, ...after]);
    const page = cutPage(rows, limit, (last) => [last.id]);
    return { ...page, items: page.items.map(toApplication) };
  }
}
