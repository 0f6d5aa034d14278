import { existsSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { messageOf } from '../../common/message-of.js';
import { makePrivateFolder } from '../../config/private-folder.js';
import { PRIVATE_FILE } from '../../config/private-modes.js';
import { isDamaged } from '../engine.js';
import { EmbeddedQueryRunner, StatementCache, type EmbeddedConnections } from './embedded-query-runner.js';
import { NativeSqlite } from './native-sqlite.js';
import { lockForThisProcess } from './process-lock.js';
import { createWriteLock } from './write-lock.js';

/** The parts of TypeORM's driver that we replace. */
interface EmbeddedDriver {
  databaseConnection: NativeSqlite;
  createDatabaseConnection(): Promise<NativeSqlite>;
  createQueryRunner: () => unknown;
  connect(): Promise<void>;
  disconnect(): Promise<void>;
}

/** After a large transaction, the next write shrinks the write-ahead log to this size again. */
const MAX_LOG_BYTES = 32 * 1024 * 1024;

type SharedOptions = Pick<DataSourceOptions, 'entities' | 'migrations'>;

/** The file can't be opened. Its message explains the problem to whoever runs the program. */
export class FileDatabaseError extends Error {}

const faultOf = (error: unknown) =>
  isDamaged(error)
    ? `is damaged, or is no SQLite database: ${messageOf(error)}. Restore a backup (docs/operations.md).`
    : `can't be opened: ${messageOf(error)}. Its files must belong to the user that runs the application.`;

/** The embedded engine: one SQLite file, WAL, durable (`synchronous = FULL`), one process. */
export class EmbeddedDataSource extends DataSource {
  private connections?: EmbeddedConnections;

  constructor(file: string, shared: SharedOptions) {
    if (!file) throw new Error('the embedded engine needs a file');
    super({
      ...shared,
      type: 'better-sqlite3',
      driver: NativeSqlite,
      database: file,
      enableWAL: true,
      synchronize: false,
      prepareDatabase: (connection: NativeSqlite) => {
        for (const setting of [
          'synchronous = FULL',
          'busy_timeout = 5000',
          'cache_size = -32000',
          'temp_store = MEMORY',
          `journal_size_limit = ${MAX_LOG_BYTES}`,
        ]) {
          connection.pragma(setting);
        }
      },
    });
    const driver = this.driver as unknown as EmbeddedDriver;
    driver.createQueryRunner = () => new EmbeddedQueryRunner(driver, () => this.open());
    this.holdFileWhileConnected(driver, file);
  }

  /** Statements of the connection that reads while another one writes. */
  get reads(): StatementCache {
    return this.open().reads;
  }

  private open(): EmbeddedConnections {
    if (!this.connections) throw new Error('the database is not open');
    return this.connections;
  }

  private holdFileWhileConnected(driver: EmbeddedDriver, file: string): void {
    const connect = driver.connect.bind(driver);
    const disconnect = driver.disconnect.bind(driver);
    let reader: NativeSqlite | undefined;
    let giveBack: (() => void) | undefined;
    driver.connect = async () => {
      makePrivateFolder(dirname(file));
      giveBack = lockForThisProcess(file);
      // The engine would make it readable for every user of the machine where the folder is.
      if (!existsSync(file)) writeFileSync(file, '', { mode: PRIVATE_FILE });
      await connect().catch((error: unknown) => {
        throw new FileDatabaseError(`${file} ${faultOf(error)}`, { cause: error });
      });
      reader = await driver.createDatabaseConnection();
      this.connections = {
        lock: createWriteLock(),
        writer: driver.databaseConnection,
        writes: new StatementCache(driver.databaseConnection),
        reads: new StatementCache(reader),
      };
    };
    driver.disconnect = async () => {
      this.connections?.writes.clear();
      this.connections?.reads.clear();
      this.connections = undefined;
      reader?.close();
      await disconnect();
      giveBack?.();
    };
  }
}
