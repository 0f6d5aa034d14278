import { Injectable } from '@nestjs/common';
import { hasClockChange, lastBookableDay, ukToday } from '@tidyhearth/domain';
import { encodeCursor, type Page } from '../../common/paging.js';
import { EngineHintsService } from '../../database/engine-hints.service.js';
import { Sql } from '../../database/sql.js';
import { PostcodeGeocoderService } from '../../geo/postcode-geocoder.service.js';
import type { ResolvedPostcode } from '../../geo/resolved-postcode.js';
import { toCleanerCard } from '../cleaner.mapper.js';
import { LIST_BLOCKED_CLEANERS } from '../cleaners.queries.js';
import type { CleanerCardResponse } from '../dto/cleaner.response.js';
import type { SearchCleanersQuery } from '../dto/search-cleaners.query.js';
import { CleanerDensityService } from './cleaner-density.service.js';
import { DayAvailabilityService } from './day-availability.service.js';
import { columnPlan, countryPlan, type ChosenPlan, type MarketCounts } from './column-plan.js';
import { nearestPlan } from './nearest.queries.js';
import type { SearchPlan } from './plan-parts.js';
import { ringsAround } from './rings.js';
import { criteriaOf, type Origin, type SearchCriteria, type SearchCursor } from './search-criteria.js';
import {
  COUNT_SEARCHED,
  SEARCH_CLEANERS,
  cellsAround,
  countInCells,
  shortlistPlan,
  walkPlan,
  type CardRow,
  type ColumnCriteria,
} from './search.queries.js';

export interface SearchResult extends Page<CleanerCardResponse> {
  origin?: ResolvedPostcode;
}

interface FoundPage extends Omit<Page<CleanerCardResponse>, 'nextCursor'> {
  next?: SearchCursor;
}

interface Counted {
  criteria: SearchCriteria;
  /** Missing for a search without place and filters, which has only one plan. */
  counts?: MarketCounts;
}

const COUNT_UP_TO = 500;
/** For searches with a time or for today: at most this many cleaners are examined for one page. */
const MAX_LOOKED_AT = 600;

@Injectable()
export class CleanerSearchService {
  constructor(
    private readonly sql: Sql,
    private readonly hints: EngineHintsService,
    private readonly geocoder: PostcodeGeocoderService,
    private readonly density: CleanerDensityService,
    private readonly freeThatDay: DayAvailabilityService,
  ) {}

  /** Leaves out cleaners whom the searcher has blocked. */
  async search(query: SearchCleanersQuery, searcherId?: number): Promise<SearchResult> {
    const origin = query.postcode ? await this.geocoder.resolve(query.postcode) : undefined;
    const blocked = searcherId === undefined ? [] : await this.sql.all(LIST_BLOCKED_CLEANERS, [searcherId]);
    const hidden = blocked.map(({ id }) => id);
    const { order, ...criteria } = criteriaOf(query, origin, hidden);
    const { next, ...page } = await this.pageOn(criteria, query);
    return { ...page, ...(next && { nextCursor: encodeCursor([order, ...next]) }), origin };
  }

  private async pageOn(criteria: SearchCriteria, query: SearchCleanersQuery): Promise<FoundPage> {
    const { date, time, limit } = query;
    const now = Date.now();
    if (date !== undefined && (date < ukToday(now) || date > lastBookableDay(now))) return { items: [] };
    const { origin, tests = [] } = criteria;
    const isOfAll = !origin && tests.length === 0;
    const counts = isOfAll ? undefined : await this.density.countNear(origin ? cellsAround(origin) : []);
    // The criteria ensure that the day has a start, but not at which time, or whether it has passed.
    const isSettled =
      date === undefined || (time === undefined && date !== ukToday(now) && !hasClockChange(date));
    return isSettled
      ? await this.page({ criteria, counts }, limit)
      : await this.freePage({ criteria, counts }, query);
  }

  private async page({ criteria, counts }: Counted, limit: number): Promise<FoundPage> {
    const rows = await this.rows({ criteria, counts }, limit + 1);
    const items = rows.slice(0, limit);
    const last = items.at(-1);
    const isFirst = criteria.cursor === undefined;
    if (rows.length <= limit || !last) {
      return { items: items.map(toCleanerCard), ...(isFirst ? { total: items.length } : {}) };
    }
    return {
      items: items.map(toCleanerCard),
      next: cursorOf(last, criteria),
      // Cards round the distance, because the exact one would reveal where a cleaner lives.
      isKeyShown: criteria.sort !== 'distance',
      total: isFirst ? await this.countFew({ criteria, counts }) : undefined,
    };
  }

  /** The total, if so few are near that counting them costs no more than reading a page. */
  private async countFew({ criteria, counts }: Counted): Promise<number | undefined> {
    const { origin, filters, lookups } = criteria;
    if (!origin || !counts || counts.near > COUNT_UP_TO) return undefined;
    const count = countInCells({ origin, filters, lookups }, this.hints.useIndex);
    return (await this.sql.one(COUNT_SEARCHED(count), count.params))?.cleaners;
  }

  /** Goes through cleaners in order and keeps those with a free start, until the page is full. */
  private async freePage(
    { criteria, counts }: Counted,
    { limit, date = '', time }: SearchCleanersQuery,
  ): Promise<FoundPage> {
    const items: CardRow[] = [];
    let cursor = criteria.cursor;
    for (let lookedAt = 0; lookedAt < MAX_LOOKED_AT;) {
      const batch = Math.min(100, limit * 2);
      const rows = await this.rows({ criteria: { ...criteria, cursor }, counts }, batch);
      const isFree = await this.freeThatDay.findFree(
        rows.map(({ id }) => id),
        date,
        time,
      );
      for (const row of rows) {
        if (isFree.has(row.id)) items.push(row);
        cursor = cursorOf(row, criteria);
        if (items.length === limit) return { items: items.map(toCleanerCard), next: cursor };
      }
      if (rows.length < batch) return { items: items.map(toCleanerCard) };
      lookedAt += rows.length;
    }
    return { items: items.map(toCleanerCard), next: cursor };
  }

  private rows({ criteria, counts }: Counted, limit: number): Promise<CardRow[]> {
    const { origin, sort } = criteria;
    if (sort === 'distance' && origin) return this.nearest({ ...criteria, origin }, limit);
    const column = { ...criteria, sort: sort === 'distance' ? ('rating' as const) : sort };
    if (!counts) return this.bestOf({ plan: walkPlan }, column, limit);
    if (!origin) return this.bestOf(countryPlan(column, limit, counts), column, limit);
    const placed = { ...column, origin };
    return this.bestOf(columnPlan(placed, limit, counts, this.hints.tableCost), placed, limit);
  }

  private async bestOf<C extends ColumnCriteria>(
    { plan, candidates }: ChosenPlan<C>,
    criteria: C,
    limit: number,
  ): Promise<CardRow[]> {
    const { useIndex } = this.hints;
    if (candidates !== undefined) {
      const rows = await this.fetch(shortlistPlan(plan, criteria, { limit, candidates }, useIndex));
      if (rows.length === limit) return rows;
    }
    return this.fetch(plan(criteria, limit, useIndex));
  }

  /** Widens a ring until it holds a page. In a city the first ring, of a mile, is enough. */
  private async nearest(criteria: SearchCriteria & { origin: Origin }, limit: number): Promise<CardRow[]> {
    let rows: CardRow[] = [];
    for (const miles of ringsAround(criteria, limit, this.density.countIn)) {
      const plan = nearestPlan(criteria, miles, limit, this.hints.useIndex);
      if (plan) rows = await this.fetch(plan);
      if (rows.length >= limit) break;
    }
    return rows;
  }

  private fetch(plan: SearchPlan): Promise<CardRow[]> {
    return this.sql.all(SEARCH_CLEANERS(plan), plan.pick.params);
  }
}

function cursorOf(row: CardRow, { sort }: SearchCriteria): SearchCursor {
  const key = {
    distance: row.d2 ?? 0,
    rating: row.ratingHundredths,
    price: row.hourlyRatePence,
    reviews: row.reviewCount,
  };
  return [key[sort], row.id];
}
