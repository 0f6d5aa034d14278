import { Injectable } from '@nestjs/common';
import type { Actor } from '../common/actor.js';
import { AppError } from '../common/app-error.js';
import type { PageQuery } from '../common/page-query.js';
import { cutPage, decodeCursor, type Page } from '../common/paging.js';
import { Sql } from '../database/sql.js';
import { distanceMiles } from '../geo/grid.js';
import {
  POSTING_COLUMNS,
  POSTING_FROM,
  toPosting,
  toPostingCard,
  type PostingResponse,
  type PostingRow,
} from './dto/posting.response.js';
import { isVisible } from './posting-access.service.js';

interface CardRow extends PostingRow {
  hasApplied: number;
  ownLatitude: number;
  ownLongitude: number;
}

const CARD_COLUMNS = `${POSTING_COLUMNS}, me.latitude AS ownLatitude, me.longitude AS ownLongitude,
  EXISTS (SELECT 1 FROM applications a WHERE a.postingId = p.id AND a.cleanerId = me.id) AS hasApplied`;

/** Postings as their owner and as cleaners see them, each list in one query. */
@Injectable()
export class PostingViewsService {
  constructor(private readonly sql: Sql) {}

  async getForOwner(postingId: number, customerId: number): Promise<PostingResponse> {
    const row = await this.sql.one<PostingRow>(
      `SELECT ${POSTING_COLUMNS} FROM ${POSTING_FROM} WHERE p.id = ? AND p.customerId = ?`,
      [postingId, customerId],
    );
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
    const rows = await this.sql.all<PostingRow>(
      `SELECT ${POSTING_COLUMNS} FROM ${POSTING_FROM} WHERE p.customerId = ? ${olderThan(cursor)}
        ORDER BY p.id DESC LIMIT ${limit + 1}`,
      [customerId, ...cursorParams(cursor)],
    );
    const page = cutPage(rows, limit, (last) => [last.id]);
    return { ...page, items: page.items.map(toPosting) };
  }

  /** Open jobs that lie ahead, of customers whose account is open, newest first. */
  async listAvailable(cleanerId: number, { limit, cursor }: PageQuery): Promise<Page<PostingResponse>> {
    const rows = await this.sql.all<CardRow>(
      `SELECT ${CARD_COLUMNS} FROM ${POSTING_FROM} JOIN cleaners me ON me.id = ?
        WHERE p.status = 'open' AND p.startsAt > ? AND cu.isSuspended = 0 AND cu.deactivatedAt IS NULL
          ${olderThan(cursor)}
        ORDER BY p.id DESC LIMIT ${limit + 1}`,
      [cleanerId, Date.now(), ...cursorParams(cursor)],
    );
    const page = cutPage(rows, limit, (last) => [last.id]);
    return { ...page, items: page.items.map(toCard) };
  }

  private async getForCleaner(actor: Actor, cleanerId: number, postingId: number): Promise<PostingResponse> {
    const row = await this.sql.one<CardRow>(
      `SELECT ${CARD_COLUMNS} FROM ${POSTING_FROM} JOIN cleaners me ON me.id = ? WHERE p.id = ?`,
      [cleanerId, postingId],
    );
    if (!row || !isVisible(actor, row)) throw new AppError('NOT_FOUND');
    return row.assignedCleanerId === cleanerId ? toPosting(row) : toCard(row);
  }
}

function toCard(row: CardRow): PostingResponse {
  const own = { latitude: row.ownLatitude, longitude: row.ownLongitude };
  return toPostingCard(row, Boolean(row.hasApplied), Math.round(distanceMiles(own, row) * 10) / 10);
}

const olderThan = (cursor: string | undefined) => (cursor === undefined ? '' : 'AND p.id < ?');

function cursorParams(cursor: string | undefined): number[] {
  return cursor === undefined ? [] : decodeCursor<[number]>(cursor, ['number']);
}
