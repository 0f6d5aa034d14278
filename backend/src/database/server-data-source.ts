import { createConnection, type ConnectionOptions, type Pool } from 'mysql2/promise';
import {
  DataSource,
  MigrationExecutor,
  QueryFailedError,
  type DataSourceOptions,
  type Migration,
  type QueryRunner,
} from 'typeorm';
import { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver.js';
import { parseDatabaseUrl } from '../config/database-url.js';
import { boundWaits, type PooledConnection, type WaitingPool } from './bounded-waits.js';
import { isContention } from './engine.js';

/** The parts of the driver's pool that we use. */
interface ServerDriver {
  pool: WaitingPool & {
    promise(): Pool;
    on(event: 'connection', listener: (connection: NewConnection) => void): void;
  };
}

interface NewConnection {
  query(sql: string, done: (error: unknown) => void): void;
  destroy(): void;
}

/** A request beyond this many waiting ones is answered 503 instead of being queued without limit. */
const MAX_WAITING = 200;

/**
 * A node of a Galera cluster answers reads, and begins transactions, only when it has everything that the others had
 * committed by then. Otherwise somebody whose next call reaches another node would not find what they just wrote.
 */
const CAUSAL_READS = 'SET SESSION wsrep_sync_wait = 1';

/** After waiting for a lock, a statement must see what was committed meanwhile, not an earlier snapshot. */
const SEE_COMMITTED = 'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED';

/**
 * Prepared statements kept per connection. All connections of all replicas share the server's `max_prepared_stmt_count`
 * (16382 by default).
 */
const MAX_PREPARED = 250;

/**
 * Held by whoever applies migrations, so that two processes that start at once do not apply the same. On a cluster it is
 * a lock of one node: there it helps only those that its proxy sends to the same.
 */
const TAKE_MIGRATION_LOCK = "DO GET_LOCK(CONCAT('migrations ', MD5(DATABASE())), 86400)";

/**
 * How long a migration waits for a table that another connection uses. All calls that need the table queue behind it
 * meanwhile, so that this must not be longer than they wait.
 */
const TABLE_WAIT_SECONDS = 10;

/** Its message explains the problem to whoever runs the program. */
export class BlockedMigrationError extends Error {}

/** MariaDB; MySQL 8.4 is untried. `utf8mb4_bin` compares text byte by byte, as SQLite does. */
export class ServerDataSource extends DataSource {
  /** Whether it is a node of a Galera cluster. */
  isCluster = false;
  /** In milliseconds: what waits longer is given up and not repeated. */
  longestWaitMs = Infinity;
  /** Statements that each new connection begins with. */
  private readonly sessionSettings = [SEE_COMMITTED];
  private inUse: ReadonlySet<PooledConnection> = new Set();
  private readPool?: Pool;

  private constructor(
    private readonly address: ConnectionOptions,
    options: DataSourceOptions,
  ) {
    super(options);
  }

  /** The driver's own pool, for prepared execution of hot reads. */
  get pool(): Pool {
    this.readPool ??= this.serverDriver.pool.promise();
    return this.readPool;
  }

  /** How many connections of the pool are in use. */
  get connectionsInUse(): number {
    return this.inUse.size;
  }

  /** From now on: the function says whether the server has answered anything on the connections that work now. */
  listen(): () => boolean {
    const heard = [...this.inUse].map(({ stream }) => ({ stream, bytes: stream.bytesRead }));
    return () => heard.some(({ stream, bytes }) => stream.bytesRead > bytes);
  }

  /** How many connections the pool may open. */
  get connectionLimit(): number {
    return Number(this.options.poolSize);
  }

  static async for(
    url: string,
    poolSize: number,
    shared: Pick<DataSourceOptions, 'entities' | 'migrations'>,
  ): Promise<ServerDataSource> {
    const { tls, ...place } = parseDatabaseUrl(url);
    const address = { ...place, ssl: tls };
    const server = await serverAt(address);
    const { user, ...others } = address;
    const dataSource = new ServerDataSource(address, {
      ...shared,
      ...others,
      type: server.isMariaDb ? 'mariadb' : 'mysql',
      username: user,
      charset: 'utf8mb4_bin',
      timezone: 'Z',
      // Counts and instants are numbers, as on SQLite; none of ours comes near 2^53.
      supportBigNumbers: true,
      bigNumberStrings: false,
      poolSize,
      synchronize: false,
      // Recording a stack for every query costs as much as sending it. Errors contain their SQL anyway.
      trace: false,
      extra: {
        queueLimit: MAX_WAITING,
        decimalNumbers: true,
        enableKeepAlive: true,
        maxPreparedStatements: MAX_PREPARED,
      },
    });
    dataSource.isCluster = server.isCluster;
    return dataSource;
  }

  /** Applies from now on; migrations, which ran before, may take longer. */
  async boundWaits(ms: number): Promise<void> {
    this.longestWaitMs = ms;
    const seconds = Math.max(1, Math.floor(ms / 2000));
    const settings = [`SET SESSION innodb_lock_wait_timeout = ${seconds}`];
    // A process that freezes in a transaction keeps its locks for as long as this. MySQL has no such setting.
    if (this.options.type === 'mariadb') settings.push(`SET SESSION idle_transaction_timeout = ${seconds}`);
    this.sessionSettings.push(...settings);
    for (const setting of settings) await this.query(setting);
    this.inUse = boundWaits(this.serverDriver.pool, ms);
  }

  override async initialize(): Promise<this> {
    await super.initialize();
    if (this.isCluster) this.sessionSettings.push(CAUSAL_READS);
    this.serverDriver.pool.on('connection', (connection) => {
      for (const setting of this.sessionSettings)
        connection.query(setting, (error) => {
          if (error) connection.destroy();
        });
    });
    // For the one connection that is open already.
    for (const setting of this.sessionSettings) await this.query(setting);
    return this;
  }

  override async runMigrations({
    transaction = 'all',
  }: NonNullable<Parameters<DataSource['runMigrations']>[0]> = {}): Promise<Migration[]> {
    // Not one of the pool, which may have a single connection.
    const holder = await createConnection(this.address);
    // The lock ends with its connection; the migrations' own say what went wrong.
    holder.on('error', () => undefined);
    try {
      await holder.query(TAKE_MIGRATION_LOCK);
      return await this.withBoundedTableWaits((runner) => {
        const executor = new MigrationExecutor(this, runner);
        executor.transaction = transaction;
        return executor.executePendingMigrations();
      });
    } finally {
      holder.destroy();
    }
  }

  /** @throws BlockedMigrationError */
  private async withBoundedTableWaits<T>(work: (runner: QueryRunner) => Promise<T>): Promise<T> {
    const runner = this.createQueryRunner();
    try {
      await runner.query(`SET SESSION lock_wait_timeout = ${TABLE_WAIT_SECONDS}`);
      const result = await work(runner);
      await runner.query('SET SESSION lock_wait_timeout = DEFAULT');
      return result;
    } catch (error) {
      if (!(error instanceof QueryFailedError) || !isContention(error)) throw error;
      throw new BlockedMigrationError(
        `A migration waited ${TABLE_WAIT_SECONDS} seconds for another connection to the database, and was given up: ${error.query}. Find and end what uses the table (docs/incidents.md, 1), and try again.`,
        { cause: error },
      );
    } finally {
      await runner.release();
    }
  }

  private get serverDriver(): ServerDriver {
    if (!(this.driver instanceof MysqlDriver)) throw new Error('the server engine has another driver');
    return this.driver;
  }
}

/** MariaDB supports `INSERT … RETURNING`, which MySQL lacks. Only nodes of a Galera cluster have `wsrep_on`. */
async function serverAt(address: ConnectionOptions) {
  const connection = await createConnection(address);
  try {
    const [rows] = await connection.query("SHOW VARIABLES WHERE Variable_name IN ('version', 'wsrep_on')");
    const answer = JSON.stringify(rows);
    return { isMariaDb: answer.includes('MariaDB'), isCluster: /"wsrep_on","Value":"ON"/.test(answer) };
  } finally {
    await connection.end();
  }
}
