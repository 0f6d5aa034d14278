import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@tidyhearth/domain';
import { EngineHintsService } from '../../database/engine-hints.service.js';
import { Sql } from '../../database/sql.js';
import type { RowOf } from '../../database/statement.js';
import type { CellRange } from '../../geo/grid.js';
import type { MarketCounts } from './column-plan.js';
import {
  FIND_LAST_CLEANER,
  LIST_SAMPLED,
  LIST_SAMPLED_FULL_DAYS,
  type SampledCleaner,
} from './sample.queries.js';
import { CELLS_AT_ONCE, COUNT_LISTED_BY_CELL } from './search.queries.js';

const REFRESH_MS = 5 * MINUTE_MS;
/** Large enough to distinguish a filter that one in a hundred passes from one that one in ten passes. */
const SAMPLE_SIZE = 500;

/**
 * Counts of listed cleaners per grid cell and a sample of all cleaners, kept in memory. They choose the plan of a
 * search and are never shown.
 */
@Injectable()
export class CleanerDensityService {
  private counts = new Map<number, number>();
  private total = 0;
  private sample: SampledCleaner[] = [];
  private fullShares = new Map<number, number>();
  private refreshedAt = 0;
  private refreshing?: Promise<void>;

  constructor(
    private readonly sql: Sql,
    private readonly hints: EngineHintsService,
  ) {}

  /**
   * Roughly how many cleaners are in these cells and in total, with a sample of all and the share of it that is full on
   * each day.
   */
  async countNear(ranges: readonly CellRange[]): Promise<MarketCounts> {
    if (this.refreshedAt === 0) await this.refresh();
    else if (Date.now() - this.refreshedAt > REFRESH_MS) void this.refresh().catch(() => undefined);
    const { total, sample, fullShares } = this;
    return { near: this.countIn(ranges), total, sample, fullShares };
  }

  /** Roughly how many cleaners are in these cells, by the last count. */
  readonly countIn = (ranges: readonly CellRange[]): number => {
    let many = 0;
    for (const [from, to] of ranges) {
      for (let cell = from; cell <= to; cell += 1) many += this.counts.get(cell) ?? 0;
    }
    return many;
  };

  private refresh(): Promise<void> {
    this.refreshing ??= this.count().finally(() => (this.refreshing = undefined));
    return this.refreshing;
  }

  private async count(): Promise<void> {
    const counts = new Map<number, number>();
    const statement = COUNT_LISTED_BY_CELL(this.hints.useIndex);
    let rows: RowOf<typeof COUNT_LISTED_BY_CELL>[];
    let last = -1;
    do {
      rows = await this.sql.all(statement, [last]);
      for (const { cell, cleaners } of rows) counts.set(cell, cleaners);
      last = rows.at(-1)?.cell ?? last;
      await setImmediate();
    } while (rows.length === CELLS_AT_ONCE);
    this.counts = counts;
    this.total = [...counts.values()].reduce((sum, cleaners) => sum + cleaners, 0);
    await this.readSample();
    this.refreshedAt = Date.now();
  }

  /**
   * Spread over all ids, so that new cleaners count as much as old ones. Random within each stretch, because the nodes of a
   * cluster assign ids in steps.
   */
  private async readSample(): Promise<void> {
    const last = await this.sql.one(FIND_LAST_CLEANER);
    if (!last) return;
    const stretch = Math.max(1, last.id / SAMPLE_SIZE);
    const ids = Array.from({ length: Math.min(last.id, SAMPLE_SIZE) }, (_, index) =>
      Math.floor(1 + (index + Math.random()) * stretch),
    );
    const rows = await this.sql.all(LIST_SAMPLED(ids), ids);
    const full = await this.sql.all(LIST_SAMPLED_FULL_DAYS(ids), ids);
    this.sample = rows.filter(({ isListed }) => isListed);
    this.fullShares = new Map();
    for (const { day } of full)
      this.fullShares.set(day, (this.fullShares.get(day) ?? 0) + 1 / this.sample.length);
  }
}
