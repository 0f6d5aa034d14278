import { Injectable } from '@nestjs/common';
import { AbstractLogger, DataSource } from 'typeorm';
import { ReadSql } from './read-sql.js';

/** Counts the statements of this process. Tests use it to check that a call doesn't need more of them for a longer list. */
@Injectable()
export class QueryCountLogger extends AbstractLogger {
  /** Everything sent through the ORM's connections, including all statements of transactions. */
  statements = 0;

  constructor(
    dataSource: DataSource,
    private readonly readSql: ReadSql,
  ) {
    super(false);
    // The ORM calls its logger for every statement; `logging` only decides what the default one prints.
    dataSource.logger = this;
  }

  get reads(): number {
    return this.readSql.count;
  }

  override logQuery(): void {
    this.statements += 1;
  }

  protected writeLog(): void {
    // Errors reach the caller, who knows what they mean.
  }
}
