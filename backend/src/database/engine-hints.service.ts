import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Measured with a million cleaners (docs/performance.md). */
const TABLE_COST = { embedded: 80, server: 300 };

/** The few words that the engines spell differently, and what costs them differently. */
@Injectable()
export class EngineHintsService {
  private readonly isEmbedded: boolean;

  constructor(dataSource: DataSource) {
    this.isEmbedded = dataSource.options.type === 'better-sqlite3';
  }

  /** What each table of a UNION costs by itself, in rows of an index that is walked: MariaDB makes a temporary table of it. */
  get tableCost(): number {
    return this.isEmbedded ? TABLE_COST.embedded : TABLE_COST.server;
  }

  readonly useIndex = (index: string): string =>
    this.isEmbedded ? `INDEXED BY ${index}` : `FORCE INDEX (${index})`;
}
