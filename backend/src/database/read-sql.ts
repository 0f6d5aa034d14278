import { Injectable } from '@nestjs/common';
import type { RowDataPacket } from 'mysql2';
import { DataSource } from 'typeorm';
import { isLostConnection } from './engine.js';
import { EmbeddedDataSource } from './embedded/embedded-data-source.js';
import { ServerDataSource } from './server-data-source.js';
import { bindable, Sql, type SqlValue } from './sql.js';

const MAX_TRIES = 4;
const PAUSE_MS = 50;

/** Prepared reads that bypass the ORM and use the engine's own driver. */
@Injectable()
export class ReadSql extends Sql {
  /** The number of reads since the start. Tests use it to count the queries of a call. */
  count = 0;

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  protected async read(sql: string, params: readonly SqlValue[]): Promise<Record<string, unknown>[]> {
    this.count += 1;
    const values = params.map(bindable);
    if (this.dataSource instanceof EmbeddedDataSource) {
      return this.dataSource.reads.reader(sql).all(values);
    }
    if (this.dataSource instanceof ServerDataSource) {
      return this.readFromServer(this.dataSource, sql, values);
    }
    throw new Error('unknown engine');
  }

  /** Repeats a read whose connection was lost: behind the proxy of a cluster, another node answers it. */
  private async readFromServer(
    server: ServerDataSource,
    sql: string,
    values: ReturnType<typeof bindable>[],
  ): Promise<RowDataPacket[]> {
    const begun = performance.now();
    for (let attempt = 1; ; attempt += 1) {
      try {
        const [rows] = await server.pool.execute<RowDataPacket[]>(sql, values);
        return rows;
      } catch (error) {
        const isSpent = attempt >= MAX_TRIES || performance.now() - begun >= server.longestWaitMs;
        if (isSpent || !isLostConnection(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * attempt));
      }
    }
  }
}
