import { Injectable } from '@nestjs/common';
import { AgreedWorkService } from '../bookings/agreed-work.service.js';
import { ObstaclesService } from '../bookings/obstacles.service.js';
import { AppError } from '../common/app-error.js';
import type { PageQuery } from '../common/page-query.js';
import { cutPage, decodeCursor, decodeOrderedCursor, type Page } from '../common/paging.js';
import { Sql } from '../database/sql.js';
import { toApplication } from './bid.mapper.js';
import { FIND_BID, LIST_BIDS_OF_CLEANER, LIST_BIDS_OF_POSTING, type BidRow } from './bids.queries.js';
import type { ApplicationsQuery, BidSort } from './dto/applications.query.js';
import type { ApplicationResponse } from './dto/application.response.js';
import { waitingBids } from './waiting-bids.js';

/** Bids with their job and cleaner. A list takes as many queries as a single one. */
@Injectable()
export class BidViewsService {
  constructor(
    private readonly sql: Sql,
    private readonly agreedWork: AgreedWorkService,
    private readonly obstacles: ObstaclesService,
  ) {}

  async getById(applicationId: number, viewerId: number): Promise<ApplicationResponse> {
    const rows = await this.sql.all(FIND_BID, [applicationId]);
    const [bid] = await this.show(rows, viewerId);
    if (!bid) throw new AppError('NOT_FOUND');
    return bid;
  }

  /** Newest first. */
  async listByCleaner(
    cleanerId: number,
    viewerId: number,
    { limit, cursor }: PageQuery,
  ): Promise<Page<ApplicationResponse>> {
    const after = cursor === undefined ? [] : decodeCursor<[number]>(cursor, ['number']);
    const rows = await this.sql.all(LIST_BIDS_OF_CLEANER(after.length === 0, limit + 1), [
      cleanerId,
      ...after,
    ]);
    const page = cutPage(rows, limit, (last) => [last.id]);
    return { ...page, items: await this.show(page.items, viewerId) };
  }

  /** A cursor is valid only for the order it was made with. */
  async listByPosting(
    postingId: number,
    viewerId: number,
    { limit, cursor, sort }: ApplicationsQuery,
  ): Promise<Page<ApplicationResponse>> {
    const after = cursor === undefined ? [] : afterOf(cursor, sort);
    const rows = await this.sql.all(LIST_BIDS_OF_POSTING(sort, after.length === 0, limit + 1), [
      postingId,
      ...after,
    ]);
    const page = cutPage(rows, limit, (last) => [sort, SORT_KEYS[sort](last), last.id]);
    return { ...page, items: await this.show(page.items, viewerId) };
  }

  private async show(rows: readonly BidRow[], viewerId: number): Promise<ApplicationResponse[]> {
    const mayWriteTo = await this.agreedWork.limitFor(this.sql, viewerId, rows);
    const obstacles = await this.obstacles.of(waitingBids(rows, Date.now()));
    return rows.map((row) => toApplication(row, viewerId, mayWriteTo, obstacles.get(row.id)));
  }
}

const SORT_KEYS: Record<BidSort, (row: BidRow) => number> = {
  newest: ({ id }) => id,
  price: ({ proposedRatePence }) => proposedRatePence,
  rating: ({ ratingHundredths }) => ratingHundredths,
};

function afterOf(cursor: string, sort: BidSort): number[] {
  const [key, id] = decodeOrderedCursor(cursor, sort);
  return [key, key, id];
}
