import { Injectable } from '@nestjs/common';
import { AppError } from '../common/app-error.js';
import type { PageQuery } from '../common/page-query.js';
import { cutPage, decodeCursor, type Page } from '../common/paging.js';
import { Sql } from '../database/sql.js';
import { toApplication } from './application.mapper.js';
import { FIND_APPLICATION, LIST_APPLICATIONS } from './applications.queries.js';
import type { ApplicationResponse } from './dto/application.response.js';

/** Applications with the job and the cleaner they are about, each list in one query. */
@Injectable()
export class ApplicationViews {
  constructor(private readonly sql: Sql) {}

  async one(applicationId: number): Promise<ApplicationResponse> {
    const row = await this.sql.one(FIND_APPLICATION, [applicationId]);
    if (!row) throw new AppError('NOT_FOUND');
    return toApplication(row);
  }

  /** Newest first. */
  listOfCleaner(cleanerId: number, page: PageQuery): Promise<Page<ApplicationResponse>> {
    return this.list('cleanerId', cleanerId, page);
  }

  listOfPosting(postingId: number, page: PageQuery): Promise<Page<ApplicationResponse>> {
    return this.list('postingId', postingId, page);
  }

  private async list(
    owner: 'cleanerId' | 'postingId',
    ownerId: number,
    { limit, cursor }: PageQuery,
  ): Promise<Page<ApplicationResponse>> {
    const after = cursor === undefined ? [] : decodeCursor<[number]>(cursor, ['number']);
    const statement = LIST_APPLICATIONS(owner, after.length === 0, limit + 1);
    const rows = await this.sql.all(statement, [ownerId, ...after]);
    const page = cutPage(rows, limit, (last) => [last.id]);
    return { ...page, items: page.items.map(toApplication) };
  }
}
