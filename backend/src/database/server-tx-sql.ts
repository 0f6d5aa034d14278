import type { PoolConnection, ResultSetHeader, RowDataPacket } from 'mysql2';
import type { QueryRunner } from 'typeorm';
import { ServerDataSource } from './server-data-source.js';
import { bindable, TxSql, type SqlValue, type WriteResult } from './sql.js';

/**
 * Sends statements on the connection of a transaction, prepared, while the ORM would send text. On a Galera cluster
 * they are sent as text: with prepared statements a call once did not find the booking that its own transaction had
 * committed, while other nodes aborted transactions around it. This has never happened with text.
 */
export class ServerTxSql extends TxSql {
  private readonly isPrepared: boolean;

  constructor(private readonly runner: QueryRunner) {
    super();
    const { dataSource } = runner;
    this.isPrepared = !(dataSource instanceof ServerDataSource && dataSource.isCluster);
  }

  protected async read(sql: string, params: readonly SqlValue[]): Promise<Record<string, unknown>[]> {
    return this.execute<RowDataPacket[]>(sql, params);
  }

  protected async write(sql: string, params: readonly SqlValue[]): Promise<WriteResult> {
    const { affectedRows, insertId } = await this.execute<ResultSetHeader>(sql, params);
    return { affected: affectedRows, insertId };
  }

  private async execute<T extends RowDataPacket[] | ResultSetHeader>(
    sql: string,
    params: readonly SqlValue[],
  ): Promise<T> {
    const connection: PoolConnection = await this.runner.connect();
    this.runner.dataSource.logger.logQuery(sql);
    return new Promise((resolve, reject) => {
      const done = (error: Error | null, result: T) => {
        if (error) reject(error);
        else resolve(result);
      };
      if (this.isPrepared) connection.execute<T>(sql, params.map(bindable), done);
      else connection.query<T>(sql, params.map(bindable), done);
    });
  }
}
