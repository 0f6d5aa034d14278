import { createConnection, type Pool } from 'mysql2/promise';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver.js';
import { parseDatabaseUrl, type DatabaseAddress } from '../config/database-url.js';
import { boundWaits, type PooledConnection, type WaitingPool } from './bounded-waits.js';

/** The driver's pool, as far as we use it. */
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

/** A request that can't get a connection is answered 503 rather than queued without end. */
const MAX_WAITING = 200;

/**
 * A node of a Galera cluster answers reads, and begins transactions, only after it has what the others had committed by
 * then. Otherwise somebody whose calls go to another node from now on would not find what they just wrote.
 */
const CAUSAL_READS = 'SET SESSION wsrep_sync_wait = 1';

/** After a lock each statement must see what was committed meanwhile, not a snapshot from before it. */
const SEE_COMMITTED = 'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED';

/** Kept prepared on each connection. All connections of all replicas share the server's `max_prepared_stmt_count`, 16382 unless set. */
const MAX_PREPARED = 250;

/** MariaDB; MySQL 8.4 is untried. `utf8mb4_bin` compares text byte by byte, as SQLite does. */
export class ServerDataSource extends DataSource {
  /** Whether it is a node of a Galera cluster. */
  isCluster = false;
  /** What waits longer than this, in milliseconds, is given up and not tried again. */
  longestWaitMs = Infinity;
  /** What each connection begins with. */
  private readonly sessionSettings = [SEE_COMMITTED];
  private inUse: ReadonlySet<PooledConnection> = new Set();
  private readPool?: Pool;

  /** The driver's own pool, for prepared execution of hot reads. */
  get pool(): Pool {
    this.readPool ??= this.serverDriver.pool.promise();
    return this.readPool;
  }

  /** How many connections of the pool work. */
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
    const { host, port, user, password, database, tls } = parseDatabaseUrl(url);
    const server = await serverAt({ host, port, user, password, database, tls });
    const dataSource = new ServerDataSource({
      ...shared,
      type: server.isMariaDb ? 'mariadb' : 'mysql',
      host,
      port,
      username: user,
      password,
      database,
      ssl: tls,
      charset: 'utf8mb4_bin',
      timezone: 'Z',
      // Counts and instants arrive as numbers, as on SQLite; none of ours comes near 2^53.
      supportBigNumbers: true,
      bigNumberStrings: false,
      poolSize,
      synchronize: false,
      // A stack taken at every query, in case it fails, costs as much as sending it; errors carry their SQL.
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

  /** From now on; migrations before may take their time. */
  async boundWaits(ms: number): Promise<void> {
    this.longestWaitMs = ms;
    const seconds = Math.max(1, Math.floor(ms / 2000));
    const settings = [`SET SESSION innodb_lock_wait_timeout = ${seconds}`];
    // A process that freezes in a transaction holds its locks for as long. MySQL knows nothing like it.
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
    // The one connection that is open already.
    for (const setting of this.sessionSettings) await this.query(setting);
    return this;
  }

  private get serverDriver(): ServerDriver {
    if (!(this.driver instanceof MysqlDriver)) throw new Error('the server engine has another driver');
    return this.driver;
  }
}

/** MariaDB answers `INSERT … RETURNING`, which MySQL doesn't know; only nodes of a Galera cluster have `wsrep_on`. */
async function serverAt({ tls, ...address }: DatabaseAddress) {
  const connection = await createConnection({ ...address, ssl: tls });
  try {
    const [rows] = await connection.query("SHOW VARIABLES WHERE Variable_name IN ('version', 'wsrep_on')");
    const answer = JSON.stringify(rows);
    return { isMariaDb: answer.includes('MariaDB'), isCluster: /"wsrep_on","Value":"ON"/.test(answer) };
  } finally {
    await connection.end();
  }
}
