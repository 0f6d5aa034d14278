import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Measured with a million cleaners (docs/performance.md). */
const TABLE_COST = { embedded: 80, server: 300 };

/** The few keywords that the engines spell differently, and the costs in which they differ. */
@Injectable()
export class EngineHintsService {
  private readonly isEmbedded: boolean;

  constructor(dataSource: DataSource) {
    this.isEmbedded = dataSource.options.type === 'better-sqlite3';
  }

  /** The fixed cost of each table of a UNION, in rows of an index walk. MariaDB creates a temporary table for it. */
  get tableCost(): number {
    return this.isEmbedded ? TABLE_COST.embedded : TABLE_COST.server;
  }

  readonly useIndex = (index: string): string =>
    this.isEmbedded ? `INDEXED BY ${index}` : `FORCE INDEX (${index})`;
}
