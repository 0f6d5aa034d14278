import { LRUCache } from 'lru-cache';
import type { DataSource } from 'typeorm';
import type { IsolationLevel } from 'typeorm/driver/types/IsolationLevel.js';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner.js';
import type { NativeSqlite, Statement } from './native-sqlite.js';
import { RowReader } from './row-reader.js';
import type { WriteLock } from './write-lock.js';

/** What we use and override of TypeORM's runner; its typings keep `getStmt` private. */
interface Runner {
  readonly dataSource: DataSource;
  readonly isTransactionActive: boolean;
  readonly transactionDepth: number;
  connect(): Promise<NativeSqlite>;
  getStmt(sql: string): Promise<Statement>;
  query(sql: string, params?: unknown[], structured?: boolean): Promise<unknown>;
  startTransaction(level?: IsolationLevel): Promise<void>;
  commitTransaction(): Promise<void>;
  rollbackTransaction(): Promise<void>;
  release(): Promise<void>;
}

const Base = BetterSqlite3QueryRunner as unknown as new (driver: unknown) => Runner;

/** A prepared statement per SQL text; the least recently used ones are dropped first. */
export class StatementCache {
  private readonly statements: LRUCache<string, Statement>;
  private readonly readers: LRUCache<string, RowReader>;

  constructor(connection: NativeSqlite) {
    this.statements = new LRUCache({ max: MAX_STATEMENTS, memoMethod: (sql) => connection.prepare(sql) });
    this.readers = new LRUCache({
      max: MAX_STATEMENTS,
      memoMethod: (sql) => new RowReader(connection.prepare(sql)),
    });
  }

  /** For the ORM and for writes. */
  get(sql: string): Statement {
    return this.statements.memo(sql);
  }

  /** For declared reads. */
  reader(sql: string): RowReader {
    return this.readers.memo(sql);
  }

  clear(): void {
    this.statements.clear();
    this.readers.clear();
  }
}

export interface EmbeddedConnections {
  readonly lock: WriteLock;
  readonly writer: NativeSqlite;
  readonly writes: StatementCache;
  readonly reads: StatementCache;
}

const MAX_STATEMENTS = 500;
const READ = /^\s*(?:select|explain|pragma\s+table|with\s(?![\s\S]*\b(?:insert|update|delete)\b))/i;

/**
 * TypeORM shares one SQLite connection between all callers: without a lock, a plain write made during another
 * caller's transaction is lost when that rolls back. Here every write and transaction waits for the one lock, and
 * reads outside a transaction run on a second connection that never waits and never sees uncommitted rows.
 */
export class EmbeddedQueryRunner extends Base {
  private unlock?: () => void;

  constructor(
    driver: unknown,
    private readonly connections: () => EmbeddedConnections,
  ) {
    super(driver);
  }

  override async connect(): Promise<NativeSqlite> {
    return this.connections().writer;
  }

  override async getStmt(sql: string): Promise<Statement> {
    const { writes, reads } = this.connections();
    return (this.unlock !== undefined || !READ.test(sql) ? writes : reads).get(sql);
  }

  override async query(sql: string, params?: unknown[], structured?: boolean): Promise<unknown> {
    // A full disk ends the transaction by itself; ending it again would hide the reason.
    if (sql === 'ROLLBACK' && !this.connections().writer.isInTransaction) return undefined;
    if (this.unlock || READ.test(sql)) {
      return super.query(/^BEGIN TRANSACTION/i.test(sql) ? 'BEGIN IMMEDIATE' : sql, params, structured);
    }
    const release = await this.connections().lock.acquire();
    try {
      return await super.query(sql, params, structured);
    } finally {
      release();
    }
  }

  /** For `sql`: the statements of the transaction that this runner has begun. */
  statementsFor(sql: string): StatementCache {
    if (this.unlock === undefined) throw new Error('no transaction is under way');
    this.dataSource.logger.logQuery(sql);
    return this.connections().writes;
  }

  override async startTransaction(level?: IsolationLevel): Promise<void> {
    this.unlock ??= await this.connections().lock.acquire();
    try {
      await super.startTransaction(level);
    } catch (error) {
      if (this.transactionDepth === 0) this.free();
      throw error;
    }
  }

  override async commitTransaction(): Promise<void> {
    try {
      await super.commitTransaction();
    } finally {
      if (!this.isTransactionActive) this.free();
    }
  }

  override async rollbackTransaction(): Promise<void> {
    try {
      await super.rollbackTransaction();
    } finally {
      if (!this.isTransactionActive) this.free();
    }
  }

  override async release(): Promise<void> {
    try {
      if (this.isTransactionActive) await this.rollbackTransaction();
    } finally {
      this.free();
      await super.release();
    }
  }

  private free(): void {
    this.unlock?.();
    this.unlock = undefined;
  }
}
