import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** The few words that the engines spell differently. */
@Injectable()
export class EngineHintsService {
  private readonly isEmbedded: boolean;

  constructor(dataSource: DataSource) {
    this.isEmbedded = dataSource.options.type === 'better-sqlite3';
  }

  readonly useIndex = (index: string): string =>
    this.isEmbedded ? `INDEXED BY ${index}` : `FORCE INDEX (${index})`;
}
