import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@tidyhearth/domain';
import { Sql } from '../../database/sql.js';
import type { CellRange } from '../../geo/grid.js';
import { FIND_LAST_CLEANER, LIST_SAMPLED, type SampledCleaner } from './sample.queries.js';
import { COUNT_LISTED_BY_CELL, type MarketCounts } from './search.queries.js';

const REFRESH_MS = 5 * MINUTE_MS;
/** Enough to tell a filter that leaves one of a hundred from one that leaves one of ten. */
const SAMPLE_SIZE = 500;

/** Listed cleaners per grid cell and some of all, kept in memory: enough to choose a plan by, never an answer to anybody. */
@Injectable()
export class CleanerDensityService {
  private counts = new Map<number, number>();
  private total = 0;
  private sample: SampledCleaner[] = [];
  private refreshedAt = 0;
  private refreshing?: Promise<void>;

  constructor(private readonly sql: Sql) {}

  /** How many there are roughly in these cells, and in all, with a sample of all. */
  async countNear(ranges: readonly CellRange[]): Promise<MarketCounts> {
    if (this.refreshedAt === 0) await this.refresh();
    else if (Date.now() - this.refreshedAt > REFRESH_MS) void this.refresh().catch(() => undefined);
    return { near: this.countIn(ranges), total: this.total, sample: this.sample };
  }

  /** How many there are roughly in these cells, by the last count. */
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
    const rows = await this.sql.all(COUNT_LISTED_BY_CELL);
    this.counts = new Map(rows.map(({ cell, cleaners }) => [cell, cleaners]));
    this.total = rows.reduce((sum, { cleaners }) => sum + cleaners, 0);
    this.sample = await this.readSample();
    this.refreshedAt = Date.now();
  }

  /**
   * Spread over all ids, so that those who came lately count as much as the first. At random within each stretch: a cluster's
   * nodes give ids in steps.
   */
  private async readSample(): Promise<SampledCleaner[]> {
    const last = await this.sql.one(FIND_LAST_CLEANER);
    if (!last) return [];
    const stretch = Math.max(1, last.id / SAMPLE_SIZE);
    const ids = Array.from({ length: Math.min(last.id, SAMPLE_SIZE) }, (_, index) =>
      Math.floor(1 + (index + Math.random()) * stretch),
    );
    const rows = await this.sql.all(LIST_SAMPLED(ids), ids);
    return rows.filter(({ isListed }) => isListed);
  }
}
