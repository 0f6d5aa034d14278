import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import { messageOf } from '../common/message-of.js';
import type { Config } from '../config/config.js';
import type { DatabaseAddress } from '../config/database-url.js';
import { makePrivateFolder } from '../config/private-folder.js';
import { PRIVATE_FILE } from '../config/private-modes.js';
import { isContention } from '../database/engine.js';
import { NativeSqlite } from '../database/embedded/native-sqlite.js';
import { lockForThisProcess } from '../database/embedded/process-lock.js';
import { ReadSql } from '../database/read-sql.js';
import { BackupError } from './backup-error.js';
import { UNFINISHED_RESTORE } from '../database/unfinished-restore.js';
import type { BackupFolder, Manifest } from './backup-folder.js';
import { changesIn, load } from './client-programs.js';
import { merged } from './dump-text.js';
import { engineOf, withDatabaseInRestore, type Place } from './opened-database.js';
import {
  accountsIn,
  accountsInFile,
  noteAccounts,
  REPLACED_ACCOUNTS,
  type ReplacedAccounts,
} from './replaced-accounts.js';
import { REPLACED_BLOCKS } from './replaced-blocks.js';
import type { Bytes } from './sealing.js';
import { connect, mayReplaceTables, mayReplayLog } from './server-connection.js';

const FILE = 'tidyhearth.sqlite';
const OLD_BUSY_MS = 1000;
const CLOSING_MS = 5000;
const CLOSING_LOOK_MS = 50;
/** Tables of an unfinished restore on a server. */
const OWN_TABLES = new Set([UNFINISHED_RESTORE, REPLACED_ACCOUNTS, REPLACED_BLOCKS]);

/** Which part of a server's binary log is replayed; the database is that of the target. */
export type LogSince = Omit<Parameters<typeof changesIn>[0], 'database'>;

interface Wanted {
  replaces: boolean;
  /** Whether the changes of a binary log are to be replayed. */
  replaysLog: boolean;
}

/** A database file. It is created beside the old one, which it replaces at the end. */
export class FileTarget {
  private readonly file: string;
  private readonly scratch: string;
  private readonly unlock: () => void;
  private hasBegun = false;

  constructor(private readonly config: Config) {
    this.file = join(config.dataDir, FILE);
    this.scratch = join(config.dataDir, 'restore.partial');
    makePrivateFolder(config.dataDir);
    this.unlock = lockForThisProcess(this.file);
  }

  async refuse({ engine }: Manifest, { replaces }: Wanted): Promise<void> {
    if (engine !== 'sqlite') throw anotherEngine(engine, 'sqlite');
    if (!replaces && existsSync(this.file))
      throw new BackupError(`There is a ${this.file} already: --replace to restore over it.`);
  }

  /** @returns undefined if there is no database yet */
  async accounts(): Promise<ReplacedAccounts | undefined> {
    return existsSync(this.file) ? accountsInFile(this.file) : undefined;
  }

  async fill(backup: BackupFolder): Promise<Place> {
    rmSync(this.scratch, { recursive: true, force: true });
    mkdirSync(this.scratch);
    const copy = createWriteStream(join(this.scratch, FILE), { mode: PRIVATE_FILE, flush: true });
    await pipeline(backup.read('database.sqlite'), copy);
    return { dataDir: this.scratch, databasePool: this.config.databasePool };
  }

  async makeAgain(): Promise<never> {
    throw new BackupError('A database file has no binary log.');
  }

  /** From here on the new database is in place, and says that the restore is not finished. */
  async takePlace(): Promise<void> {
    // The latest changes are in a file beside it until they are moved into it.
    const copy = new NativeSqlite(join(this.scratch, FILE));
    copy.exec(`CREATE TABLE ${UNFINISHED_RESTORE} (id INT PRIMARY KEY)`);
    const left = JSON.stringify(copy.pragma('wal_checkpoint(TRUNCATE)'));
    copy.close();
    if (left !== '[{"busy":0,"log":0,"checkpointed":0}]')
      throw new BackupError(`${this.scratch} is in use by another program.`);
    if (existsSync(this.file)) writeLogInto(this.file);
    for (const ending of ['-wal', '-shm']) rmSync(this.file + ending, { force: true });
    renameSync(join(this.scratch, FILE), this.file);
    this.hasBegun = true;
  }

  async finish(): Promise<void> {
    const restored = new NativeSqlite(this.file);
    restored.exec(`DROP TABLE ${UNFINISHED_RESTORE}`);
    restored.close();
  }

  brokenOff(error: unknown): unknown {
    return this.hasBegun ? halfRestored(error) : error;
  }

  async close(): Promise<void> {
    rmSync(this.scratch, { recursive: true, force: true });
    this.unlock();
  }
}

/**
 * The latest commits may be in a file beside the old one. That file is removed before the new file takes its place,
 * which may still fail.
 * @throws BackupError if another program reads it
 */
function writeLogInto(file: string): void {
  const old = new NativeSqlite(file, { timeout: OLD_BUSY_MS });
  try {
    if (JSON.stringify(old.pragma('wal_checkpoint(TRUNCATE)')).includes('"busy":0')) return;
  } catch (error) {
    // A damaged database is replaced too.
    if (!isContention(error)) return;
  } finally {
    old.close();
  }
  throw new BackupError(`${file} is in use by another program.`);
}

/**
 * How many other connections use the database. The server lists a connection for a moment after its client has closed
 * it (our own previous one, or those of an application that was just stopped), so this waits for them to disappear.
 */
async function othersThatStay(connection: Connection, database: string): Promise<number> {
  const deadline = Date.now() + CLOSING_MS;
  for (;;) {
    const [processes] = await connection.query<RowDataPacket[]>('SHOW PROCESSLIST');
    const others = processes.filter(
      ({ db, Id, Command }) => db === database && Id !== connection.threadId && Command !== 'Killed',
    ).length;
    if (others === 0 || Date.now() >= deadline) return others;
    await pause(CLOSING_LOOK_MS);
  }
}

/** A database on a server. It is filled in place; until that is finished, a table marks it, and nothing else uses it. */
export class ServerTarget {
  private hasBegun = false;

  private constructor(
    private readonly config: Config,
    private readonly address: DatabaseAddress,
    private readonly engine: Manifest['engine'],
    private readonly tables: readonly string[],
    private readonly others: number,
  ) {}

  static async open(config: Config, address: DatabaseAddress): Promise<ServerTarget> {
    const engine = await withDatabaseInRestore(config, async (database) => engineOf(database));
    const connection = await connect(address);
    try {
      const [tables] = await connection.query<RowDataPacket[]>('SHOW TABLES');
      const others = await othersThatStay(connection, address.database);
      const names = tables.map((row) => String(Object.values(row)[0]));
      return new ServerTarget(config, address, engine, names, others);
    } finally {
      await connection.end();
    }
  }

  async refuse({ engine }: Manifest, { replaces, replaysLog }: Wanted): Promise<void> {
    if (engine !== this.engine) throw anotherEngine(engine, this.engine);
    if (!replaces && this.tables.length > 0)
      throw new BackupError(
        `${this.address.database} has ${this.tables.length} tables already: --replace to restore over them.`,
      );
    if (this.others > 0)
      throw new BackupError(
        `${this.others} other connections use ${this.address.database}: stop the application, and backups.`,
      );
    if (!(await mayReplaceTables(this.address)))
      throw new BackupError(
        `${this.address.user} may not replace the tables of ${this.address.database}: name a user in DATABASE_URL who may.`,
      );
    if (replaysLog && !(await mayReplayLog(this.address)))
      throw new BackupError(
        `${this.address.user} may not make the changes of a log again: name a user in DATABASE_URL who has BINLOG REPLAY.`,
      );
  }

  /**
   * @returns undefined if there is no database yet, or if an interrupted restore has left none
   */
  async accounts(): Promise<ReplacedAccounts | undefined> {
    const isNoted = this.tables.includes(UNFINISHED_RESTORE);
    if (!this.tables.includes(isNoted ? REPLACED_ACCOUNTS : 'users')) return undefined;
    return withDatabaseInRestore(this.config, (database) => accountsIn(new ReadSql(database), isNoted));
  }

  async fill(backup: BackupFolder, replaced?: ReplacedAccounts): Promise<Place> {
    const connection = await connect(this.address);
    try {
      // Before the restore counts as unfinished, because from then on only the note is read.
      if (replaced && !this.tables.includes(UNFINISHED_RESTORE)) await noteAccounts(connection, replaced);
      await connection.query(`CREATE TABLE IF NOT EXISTS ${UNFINISHED_RESTORE} (id INT PRIMARY KEY)`);
      this.hasBegun = true;
      await connection.query('SET FOREIGN_KEY_CHECKS = 0');
      for (const table of this.tables.filter((name) => !OWN_TABLES.has(name)))
        await connection.query(`DROP TABLE ${connection.escapeId(table)}`);
    } finally {
      await connection.end();
    }
    await this.load(merged(backup.read('database.sql')));
    return this.config;
  }

  makeAgain(log: LogSince): Promise<void> {
    return this.load(changesIn({ ...log, database: this.address.database }));
  }

  private load(statements: Bytes): Promise<void> {
    return load(this.address, this.engine === 'mariadb', statements);
  }

  /** Nothing to do, because it was filled in place. */
  async takePlace(): Promise<void> {}

  async finish(): Promise<void> {
    const connection = await connect(this.address);
    try {
      // A replayed log in which another restore ended has already dropped it.
      await connection.query(`DROP TABLE IF EXISTS ${UNFINISHED_RESTORE}`);
      for (const table of [REPLACED_ACCOUNTS, REPLACED_BLOCKS])
        await connection.query(`DROP TABLE IF EXISTS ${table}`);
    } finally {
      await connection.end();
    }
  }

  brokenOff(error: unknown): unknown {
    return this.hasBegun ? halfRestored(error) : error;
  }

  async close(): Promise<void> {}
}

function halfRestored(error: unknown): BackupError {
  const why = messageOf(error);
  return new BackupError(`${why}\nThe database is half restored: mend that and repeat with --replace.`);
}

const anotherEngine = (of: string, here: string) =>
  new BackupError(`This backup is of ${of}; the configured database is ${here}.`);
