import { Injectable } from '@nestjs/common';
import { AppError } from '../common/app-error.js';
import type { PageQuery } from '../common/page-query.js';
import { cutPage, decodeCursor, type Page } from '../common/paging.js';
import { Sql } from '../database/sql.js';
import {
  APPLICATION_SELECT,
  toApplication,
  type ApplicationResponse,
  type ApplicationRow,
} from './dto/application.response.js';

/** Applications with the job and the cleaner they are about, each list in one query. */
@Injectable()
export class ApplicationViews {
  constructor(private readonly sql: Sql) {}

  async one(applicationId: number): Promise<ApplicationResponse> {
    const row = await this.sql.one<ApplicationRow>(`${APPLICATION_SELECT} WHERE a.id = ?`, [applicationId]);
    if (!row) throw new AppError('NOT_FOUND');
    return toApplication(row);
  }

  /** Newest first. */
  listOfCleaner(cleanerId: number, page: PageQuery): Promise<Page<ApplicationResponse>> {
    return this.list('a.cleanerId = ?', cleanerId, page);
  }

  listOfPosting(postingId: number, page: PageQuery): Promise<Page<ApplicationResponse>> {
    return this.list('a.postingId = ?', postingId, page);
  }

  private async list(
    owner: 'a.cleanerId = ?' | 'a.postingId = ?',
    ownerId: number,
    { limit, cursor }: PageQuery,
  ): Promise<Page<ApplicationResponse>> {
    const after = cursor === undefined ? [] : decodeCursor<[number]>(cursor, ['number']);
    const rows = await this.sql.all<ApplicationRow>(
      `${APPLICATION_SELECT} WHERE ${owner} ${after.length > 0 ? 'AND a.id < ?' : ''}
        ORDER BY a.id DESC LIMIT ${limit + 1}`,
      [ownerId, ...after],
    );
    const page = cutPage(rows, limit, (last) => [last.id]);
    return { ...page, items: page.items.map(toApplication) };
  }
}
