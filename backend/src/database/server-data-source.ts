import { createConnection, type Pool } from 'mysql2/promise';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver.js';

interface ServerDriver {
  pool: { promise(): Pool };
}

const POOL_SIZE = 10;
/** A request that can't get a connection is answered 503 rather than queued without end. */
const MAX_WAITING = 200;

/** MySQL 8.4 or MariaDB. `utf8mb4_bin` compares text byte by byte, as SQLite does. */
export class ServerDataSource extends DataSource {
  private readPool?: Pool;

  /** The driver's own pool, for prepared execution of hot reads. */
  get pool(): Pool {
    if (!(this.driver instanceof MysqlDriver)) throw new Error('the server engine has another driver');
    const driver: ServerDriver = this.driver;
    this.readPool ??= driver.pool.promise();
    return this.readPool;
  }

  static async for(
    url: string,
    shared: Pick<DataSourceOptions, 'entities' | 'migrations'>,
  ): Promise<ServerDataSource> {
    return new ServerDataSource({
      ...shared,
      type: (await isMariaDb(url)) ? 'mariadb' : 'mysql',
      url: url.replace(/^mariadb:/, 'mysql:'),
      charset: 'utf8mb4_bin',
      timezone: 'Z',
      // Counts and instants arrive as numbers, as on SQLite; none of ours comes near 2^53.
      supportBigNumbers: true,
      bigNumberStrings: false,
      poolSize: POOL_SIZE,
      synchronize: false,
      // A stack taken at every query, in case it fails, costs as much as sending it; errors carry their SQL.
      trace: false,
      extra: { queueLimit: MAX_WAITING, decimalNumbers: true, enableKeepAlive: true },
    });
  }
}

/** MariaDB answers `INSERT … RETURNING`; MySQL doesn't know it. */
async function isMariaDb(url: string): Promise<boolean> {
  const connection = await createConnection(url.replace(/^mariadb:/, 'mysql:'));
  try {
    const [rows] = await connection.query("SHOW VARIABLES LIKE 'version'");
    return JSON.stringify(rows).includes('MariaDB');
  } finally {
    await connection.end();
  }
}
