import { Injectable } from '@nestjs/common';
import { AbstractLogger, DataSource } from 'typeorm';
import { ReadSql } from './read-sql.js';

/** Counts this process's statements. Tests use it to see that a call doesn't need more of them for a longer list. */
@Injectable()
export class QueryCountLogger extends AbstractLogger {
  /** Everything that went through the ORM's connections: all of every transaction. */
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
