import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import type { Config } from '../config/config.js';
import { parseDatabaseUrl, type DatabaseAddress } from '../config/database-url.js';
import { NativeSqlite } from '../database/embedded/native-sqlite.js';
import { lockForThisProcess } from '../database/embedded/process-lock.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { DocumentStore } from '../files/document.store.js';
import type { FileStore } from '../files/file.store.js';
import { PhotoStore } from '../files/photo.store.js';
import { endWhatWasBefore } from './after-restore.js';
import { BackupError } from './backup-error.js';
import { BackupFolder, type Manifest } from './backup-folder.js';
import { changesIn, load } from './client-programs.js';
import { merged } from './dump-text.js';
import { countRows, engineOf, lastKnownMigration, withDatabase, type Place } from './opened-database.js';
import type { Bytes } from './sealing.js';
import { connect } from './server-connection.js';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
};
const PRIVATE_FILE = 0o600;
const FILE = 'tidyhearth.sqlite';
const CLOSING_MS = 5000;
const CLOSING_LOOK_MS = 50;

export interface RestoreOptions {
  config: Config;
  path: string;
  key?: string;
  /** Whether what is there may go. */
  replaces: boolean;
  /** Makes the changes since the backup again. */
  changes?: ChangesSince;
  say: (line: string) => void;
}

export interface ChangesSince {
  /** Where the files of the server's binary log lie. */
  folder: string;
  /** The first instant whose changes are left out; without it all are made. */
  until?: Date;
}

/** Puts a backup where the configuration points. Changes nothing before everything was checked. */
export async function restoreBackup(options: RestoreOptions): Promise<void> {
  const { config, path, key, replaces, changes, say } = options;
  const backup = new BackupFolder(resolve(path), key);
  if (backup.path.endsWith('.partial')) throw new BackupError(`${path} was never finished.`);
  say('Checking the backup …');
  const manifest = await backup.verify();
  refuseNewer(manifest);
  const log = changes && logSince(manifest, changes);
  say(`  of ${manifest.takenAt}, version ${manifest.version}, ${manifest.engine}`);
  const stores = { photos: new PhotoStore(config), documents: new DocumentStore(config) };
  const target = config.databaseUrl
    ? await ServerTarget.open(config, parseDatabaseUrl(config.databaseUrl))
    : new FileTarget(config);
  try {
    await target.refuse(manifest, replaces);
    if (!replaces) await refuseFiles(stores);
    say('Photos and documents …');
    await restoreFiles(backup, manifest, stores);
    say('The database …');
    const place = await target.fill(backup);
    await withDatabase(place, async (database) => {
      const tables = Object.keys(manifest.counts);
      const counts = await countRows(database, tables);
      const wrong = tables.find((table) => counts[table] !== manifest.counts[table]);
      if (wrong !== undefined)
        throw new BackupError(`${wrong} has ${counts[wrong]} rows in place of ${manifest.counts[wrong]}.`);
      if (log) {
        say(`Changes from ${manifest.takenAt} to ${changes.until?.toISOString() ?? 'the end of the log'} …`);
        await target.makeAgain(log);
      }
      const applied = await database.runMigrations({ transaction: 'each' });
      if (applied.length > 0) say(`  ${applied.length} migrations of this release applied`);
      say('What was before ends:');
      const silent = { dispatch: async () => undefined };
      const ended = await new UnitOfWork(database, silent).run((tx) => endWhatWasBefore(tx, Date.now()));
      for (const [what, count] of ended) say(`  ${count} ${what}`);
    });
    await target.finish();
    await restoreSecret(backup, manifest, config, say);
  } finally {
    await target.close();
  }
}

function refuseNewer({ lastMigration, version }: Manifest): void {
  if (lastMigration > lastKnownMigration())
    throw new BackupError(`This backup is of a newer release (${version}): restore it with that one.`);
}

type LogSince = Omit<Parameters<typeof changesIn>[0], 'database'>;

function logSince({ log, takenAt }: Manifest, { folder, until }: ChangesSince): LogSince {
  if (!log)
    throw new BackupError('This backup does not say where the binary log stood: its server kept none.');
  if (until && until.toISOString() <= takenAt)
    throw new BackupError(`--until must be later than the backup, which is of ${takenAt}.`);
  const series = log.file.slice(0, log.file.lastIndexOf('.') + 1);
  const files = readdirSync(resolve(folder))
    .filter((name) => name.startsWith(series) && /^\d+$/.test(name.slice(series.length)) && name >= log.file)
    .toSorted();
  if (files[0] !== log.file) throw new BackupError(`${log.file} is not in ${folder}.`);
  const gap = files.findIndex((name, index) => numberOf(name) !== numberOf(log.file) + index);
  if (gap >= 0) throw new BackupError(`A file is missing before ${files[gap]} in ${folder}.`);
  return { from: log, until, files: files.map((name) => join(resolve(folder), name)) };
}

const numberOf = (file: string) => Number(file.slice(file.lastIndexOf('.') + 1));

async function refuseFiles(stores: Readonly<Record<string, FileStore>>): Promise<void> {
  for (const [kind, store] of Object.entries(stores)) {
    for await (const keys of store.keys())
      if (keys.length > 0)
        throw new BackupError(`There are ${kind} already: --replace to restore over them.`);
  }
}

async function restoreFiles(
  backup: BackupFolder,
  { files }: Manifest,
  stores: { photos: PhotoStore; documents: DocumentStore },
): Promise<void> {
  for (const name of Object.keys(files)) {
    const [kind, key = ''] = name.split('/', 2);
    if (kind !== 'photos' && kind !== 'documents') continue;
    const content = await wholeOf(backup.read(name));
    const type = CONTENT_TYPES[key.split('.')[1] ?? ''] ?? 'application/octet-stream';
    if (kind === 'photos') await stores.photos.put(key, content);
    else await stores.documents.put(key, content, type);
  }
}

async function restoreSecret(
  backup: BackupFolder,
  { files }: Manifest,
  { dataDir }: Config,
  say: RestoreOptions['say'],
): Promise<void> {
  if (!('jwt-secret' in files)) return;
  writeFileSync(join(dataDir, 'jwt-secret'), await wholeOf(backup.read('jwt-secret')), {
    mode: PRIVATE_FILE,
  });
  say('  jwt-secret restored: it opens what this database seals, unless JWT_SECRET is set');
}

async function wholeOf(content: Bytes): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of content) parts.push(part);
  return Buffer.concat(parts);
}

/** A database file. It is made beside the old one, which it replaces when everything is done. */
class FileTarget {
  private readonly file: string;
  private readonly scratch: string;
  private readonly unlock: () => void;

  constructor(private readonly config: Config) {
    this.file = join(config.dataDir, FILE);
    this.scratch = join(config.dataDir, 'restore.partial');
    mkdirSync(config.dataDir, { recursive: true });
    this.unlock = lockForThisProcess(this.file);
  }

  async refuse({ engine }: Manifest, replaces: boolean): Promise<void> {
    if (engine !== 'sqlite') throw anotherEngine(engine, 'sqlite');
    if (!replaces && existsSync(this.file))
      throw new BackupError(`There is a ${this.file} already: --replace to restore over it.`);
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

  async finish(): Promise<void> {
    // What was written last lies beside the file until it is moved into it.
    const copy = new NativeSqlite(join(this.scratch, FILE));
    const left = JSON.stringify(copy.pragma('wal_checkpoint(TRUNCATE)'));
    copy.close();
    if (left !== '[{"busy":0,"log":0,"checkpointed":0}]')
      throw new BackupError(`${this.scratch} is in use by another program.`);
    for (const ending of ['-wal', '-shm']) rmSync(this.file + ending, { force: true });
    renameSync(join(this.scratch, FILE), this.file);
  }

  async close(): Promise<void> {
    rmSync(this.scratch, { recursive: true, force: true });
    this.unlock();
  }
}

/**
 * How many other connections use the database. The server still lists one for a moment after its client has closed it (ours
 * of a line before, or those of an application that was just stopped), so they are given time to go.
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

/** A database on a server. It is filled in place: after a failure it is half full, and says so. */
class ServerTarget {
  private constructor(
    private readonly config: Config,
    private readonly address: DatabaseAddress,
    private readonly engine: Manifest['engine'],
    private readonly tables: readonly string[],
    private readonly others: number,
  ) {}

  static async open(config: Config, address: DatabaseAddress): Promise<ServerTarget> {
    const engine = await withDatabase(config, async (database) => engineOf(database));
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

  async refuse({ engine }: Manifest, replaces: boolean): Promise<void> {
    if (engine !== this.engine) throw anotherEngine(engine, this.engine);
    if (!replaces && this.tables.length > 0)
      throw new BackupError(
        `${this.address.database} has ${this.tables.length} tables already: --replace to restore over them.`,
      );
    if (this.others > 0)
      throw new BackupError(
        `${this.others} other connections use ${this.address.database}: stop the application.`,
      );
  }

  async fill(backup: BackupFolder): Promise<Place> {
    const connection = await connect(this.address);
    try {
      await connection.query('SET FOREIGN_KEY_CHECKS = 0');
      for (const table of this.tables) await connection.query(`DROP TABLE ${connection.escapeId(table)}`);
    } finally {
      await connection.end();
    }
    await this.load(merged(backup.read('database.sql')));
    return this.config;
  }

  makeAgain(log: LogSince): Promise<void> {
    return this.load(changesIn({ ...log, database: this.address.database }));
  }

  private async load(statements: Bytes): Promise<void> {
    try {
      await load(this.address, this.engine === 'mariadb', statements);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new BackupError(`${why}\nThe database is half restored: mend that and repeat with --replace.`);
    }
  }

  async finish(): Promise<void> {}

  async close(): Promise<void> {}
}

const anotherEngine = (of: string, here: string) =>
  new BackupError(`This backup is of ${of}; the configured database is ${here}.`);
