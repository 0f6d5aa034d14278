import { Injectable } from '@nestjs/common';
import type { RowDataPacket } from 'mysql2';
import { DataSource } from 'typeorm';
import { EmbeddedDataSource } from './embedded/embedded-data-source.js';
import { ServerDataSource } from './server-data-source.js';
import { bindable, Sql, type SqlValue } from './sql.js';

/** Prepared reads beside the ORM, on the engine's own driver. */
@Injectable()
export class ReadSql extends Sql {
  /** Reads since the start: how tests count the queries of a call. */
  count = 0;

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  protected async read(sql: string, params: readonly SqlValue[]): Promise<Record<string, unknown>[]> {
    this.count += 1;
    const values = params.map(bindable);
    if (this.dataSource instanceof EmbeddedDataSource) {
      return this.dataSource.reads.get(sql).all(...values) as Record<string, unknown>[];
    }
    if (this.dataSource instanceof ServerDataSource) {
      const [rows] = await this.dataSource.pool.execute<RowDataPacket[]>(sql, values);
      return rows;
    }
    throw new Error('unknown engine');
  }
}
