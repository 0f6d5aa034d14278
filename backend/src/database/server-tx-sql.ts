import type { PoolConnection, ResultSetHeader, RowDataPacket } from 'mysql2';
import type { QueryRunner } from 'typeorm';
import { bindable, TxSql, type SqlValue, type WriteResult } from './sql.js';

/** Prepared statements on the connection of a transaction, which the ORM would send as text. */
export class ServerTxSql extends TxSql {
  constructor(private readonly runner: QueryRunner) {
    super();
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
      connection.execute<T>(sql, params.map(bindable), (error, result) => {
        if (error) reject(error);
        else resolve(result);
      });
    });
  }
}
