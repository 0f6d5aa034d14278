import { Injectable } from '@nestjs/common';
import { MAX_RADIUS_MILES, parsePence } from '@tidyhearth/domain';
import { ObstaclesService } from '../bookings/obstacles.service.js';
import { AppError, invalid } from '../common/app-error.js';
import { cutPage, decodeOrderedCursor, type Page } from '../common/paging.js';
import { Sql } from '../database/sql.js';
import type { RowOf } from '../database/statement.js';
import { CELL_SIZE, chordLimit, cover } from '../geo/grid.js';
import type { PostingResponse } from '../postings/dto/posting.response.js';
import { toPostingCard, waitingFor } from '../postings/posting.mapper.js';
import { FIND_VIEWER_PLACE, LIST_AVAILABLE_POSTINGS } from './available-postings.queries.js';
import type { JobBoardQuery, JobSort } from './dto/job-board.query.js';

type BoardRow = RowOf<ReturnType<typeof LIST_AVAILABLE_POSTINGS>>;

/** The jobs that a cleaner may bid on, with the cleaner's own bids on them. */
@Injectable()
export class AvailablePostingsService {
  constructor(
    private readonly sql: Sql,
    private readonly obstacles: ObstaclesService,
  ) {}

  async list(cleanerId: number, query: JobBoardQuery): Promise<Page<PostingResponse>> {
    const { from, to, service, sort, limit, cursor } = query;
    if (from !== undefined && to !== undefined && to < from)
      throw invalid('to', 'The last day must not be before the first');
    const minPence = query.minPay === undefined ? undefined : parsePence(query.minPay);
    const near = await this.around(cleanerId, distanceOf(query));
    const statement = LIST_AVAILABLE_POSTINGS({
      ...{ sort, service, hasFrom: from !== undefined, hasTo: to !== undefined },
      hasMinPay: minPence !== undefined,
      ranges: near?.ranges.length,
      isFirstPage: cursor === undefined,
      limit: limit + 1,
    });
    const now = Date.now();
    const rows = await this.sql.all(statement, [
      ...[cleanerId, now],
      ...(near ? [...near.ranges.flat(), near.chord] : []),
      ...[from, to, minPence].filter((value) => value !== undefined),
      ...(cursor === undefined ? [] : afterOf(cursor, sort)),
    ]);
    const page = cutPage(rows, limit, (last) => [sort, KEYS[sort](last), last.id]);
    const obstacles = await this.obstacles.of(page.items.flatMap((row) => waitingFor(row, cleanerId, now)));
    return { ...page, items: page.items.map((row) => toPostingCard(row, row.hasApplied, obstacles)) };
  }

  private async around(cleanerId: number, miles: number | undefined) {
    if (miles === undefined) return undefined;
    const place = await this.sql.one(FIND_VIEWER_PLACE, [cleanerId]);
    if (!place) throw new AppError('NOT_FOUND');
    return {
      ranges: cover(place.latitude, place.longitude, miles, CELL_SIZE),
      chord: chordLimit(miles),
    };
  }
}

/** No index has these orders, so they are limited to a part of the country. */
const distanceOf = ({ distance, sort }: JobBoardQuery): number | undefined =>
  distance ?? (sort === 'nearest' || sort === 'pay' ? MAX_RADIUS_MILES : undefined);

const KEYS: Record<JobSort, (row: BoardRow) => number> = {
  newest: ({ id }) => id,
  nearest: ({ squaredChord }) => squaredChord,
  soonest: ({ startsAt }) => startsAt,
  pay: ({ hourlyBudgetPence }) => hourlyBudgetPence,
};

function afterOf(cursor: string, sort: JobSort): number[] {
  const [key, id] = decodeOrderedCursor(cursor, sort);
  return [key, key, id];
}
