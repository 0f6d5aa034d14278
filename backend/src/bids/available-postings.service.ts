import { Injectable } from '@nestjs/common';
import type { PageQuery } from '../common/page-query.js';
import { cutPage, decodeCursor, type Page } from '../common/paging.js';
import { Sql } from '../database/sql.js';
import type { PostingResponse } from '../postings/dto/posting.response.js';
import { toPostingCard } from '../postings/posting.mapper.js';
import { LIST_AVAILABLE_POSTINGS } from './available-postings.queries.js';

/** What a cleaner may bid on, in one query with what they have bid on already. */
@Injectable()
export class AvailablePostingsService {
  constructor(private readonly sql: Sql) {}

  /** Newest first. */
  async list(cleanerId: number, { limit, cursor }: PageQuery): Promise<Page<PostingResponse>> {
    const after = cursor === undefined ? [] : decodeCursor<[number]>(cursor, ['number']);
    const statement = LIST_AVAILABLE_POSTINGS(cursor === undefined, limit + 1);
    const rows = await this.sql.all(statement, [cleanerId, Date.now(), ...after]);
    const page = cutPage(rows, limit, (last) => [last.id]);
    return { ...page, items: page.items.map((row) => toPostingCard(row, row.hasApplied)) };
  }
}
