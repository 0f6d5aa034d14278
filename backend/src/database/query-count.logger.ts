import { Injectable } from '@nestjs/common';
import { AbstractLogger, DataSource } from 'typeorm';
import { ReadSql } from './read-sql.js';

/** How often this process asked the database: what a call costs it must not grow with the list it answers. */
@Injectable()
export class QueryCountLogger extends AbstractLogger {
  /** Everything that went through the ORM's connections: all of every transaction. */
  statements = 0;

  constructor(
    dataSource: DataSource,
    private readonly readSql: ReadSql,
  ) {
    super(false);
    // The ORM tells its logger of every statement, asked for or not.
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
