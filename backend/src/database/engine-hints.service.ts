import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const TABLE_COST = { embedded: 40, server: 150 };

/** The few words that the engines spell differently, and what costs them differently. */
@Injectable()
export class EngineHintsService {
  private readonly isEmbedded: boolean;

  constructor(dataSource: DataSource) {
    this.isEmbedded = dataSource.options.type === 'better-sqlite3';
  }

  /** What each table of a UNION costs by itself, in rows of a covering index: MariaDB makes a temporary table of it. */
  get tableCost(): number {
    return this.isEmbedded ? TABLE_COST.embedded : TABLE_COST.server;
  }

  readonly useIndex = (index: string): string =>
    this.isEmbedded ? `INDEXED BY ${index}` : `FORCE INDEX (${index})`;
}
