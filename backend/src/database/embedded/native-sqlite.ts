import { DatabaseSync, type StatementSyncInstance } from '@photostructure/sqlite';

/** TypeORM's better-sqlite3 driver looks at `reader` to choose between `all` and `run`. */
export interface Statement extends StatementSyncInstance {
  reader: boolean;
}

/** The shape of better-sqlite3 that TypeORM uses, over a driver that ships prebuilt for every platform. */
export class NativeSqlite {
  private readonly database: InstanceType<typeof DatabaseSync>;

  constructor(path: string, options: { readonly?: boolean; timeout?: number } = {}) {
    this.database = new DatabaseSync(path, {
      readOnly: options.readonly ?? false,
      timeout: options.timeout ?? 5000,
    });
  }

  get isInTransaction(): boolean {
    return this.database.isTransaction;
  }

  prepare(sql: string): Statement {
    const statement = this.database.prepare(sql);
    return Object.assign(statement, { reader: statement.columns().length > 0 });
  }

  pragma(text: string): unknown {
    return this.database.prepare(`PRAGMA ${text}`).all();
  }

  exec(sql: string): this {
    this.database.exec(sql);
    return this;
  }

  close(): void {
    this.database.close();
  }
}
