import { Injectable } from '@nestjs/common';
import type { Actor } from '../common/actor.js';
import { AppError } from '../common/app-error.js';
import type { PageQuery } from '../common/page-query.js';
import { cutPage, decodeCursor, type Page } from '../common/paging.js';
import { isoOf } from '../database/columns.js';
import { Sql } from '../database/sql.js';
import { toOwnCase } from './case.mapper.js';
import { FIND_OWN_CASE, LIST_ADDITIONS, LIST_OWN_CASES, LIST_TOLD } from './cases.queries.js';
import type { CaseResponse, ToldResponse } from './dto/case.response.js';

/** The caller's reports with their outcomes, and what the caller was told about reports by others. */
@Injectable()
export class OwnCasesService {
  constructor(private readonly sql: Sql) {}

  async get({ userId }: Actor, caseId: number): Promise<CaseResponse> {
    const row = await this.sql.one(FIND_OWN_CASE, [caseId, userId]);
    if (!row) throw new AppError('NOT_FOUND');
    return toOwnCase(row, await this.sql.all(LIST_ADDITIONS(1), [caseId]));
  }

  /** Newest first. */
  async list({ userId }: Actor, { limit, cursor }: PageQuery): Promise<Page<CaseResponse>> {
    const rows = await this.sql.all(LIST_OWN_CASES(limit + 1), [userId, startOf(cursor)]);
    const page = cutPage(rows, limit, ({ id }) => [id]);
    const ids = page.items.map(({ id }) => id);
    const additions = ids.length === 0 ? [] : await this.sql.all(LIST_ADDITIONS(ids.length), ids);
    return { ...page, items: page.items.map((row) => toOwnCase(row, additions)) };
  }

  /** Newest first. */
  async listTold({ userId }: Actor, { limit, cursor }: PageQuery): Promise<Page<ToldResponse>> {
    const rows = await this.sql.all(LIST_TOLD(limit + 1), [userId, startOf(cursor)]);
    const page = cutPage(rows, limit, ({ id }) => [id]);
    return { ...page, items: page.items.map((row) => ({ ...row, toldAt: isoOf(row.toldAt) })) };
  }
}

/** Further pages start below the id of the last row. */
const startOf = (cursor: string | undefined): number =>
  cursor === undefined ? Number.MAX_SAFE_INTEGER : decodeCursor<[number]>(cursor, ['number'])[0];
