import {
  createReadStream,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { DAY_MS } from '@tidyhearth/domain';
import { messageOf } from '../common/message-of.js';
import type { Config } from '../config/config.js';
import { parseDatabaseUrl, type DatabaseAddress } from '../config/database-url.js';
import { makePrivateFolder } from '../config/private-folder.js';
import { NativeSqlite } from '../database/embedded/native-sqlite.js';
import { DocumentStore } from '../files/document.store.js';
import type { FileStore } from '../files/file.store.js';
import { PhotoStore } from '../files/photo.store.js';
import { BackupError } from './backup-error.js';
import { BackupFolder, of, type KeptFiles, type Manifest } from './backup-folder.js';
import { dumpOf, logBegunAt, type LogPosition } from './client-programs.js';
import { counting, noting } from './dump-text.js';
import { countRows, engineOf, lastMigrationOf, tablesOf, withDatabase } from './opened-database.js';
import { backupKeyId } from './sealing.js';
import { instantOfServer, keepsBinaryLog } from './server-connection.js';

/** The names that our stores give to photos and documents. Other files in a shared bucket are not ours. */
const KEY = /^[0-9a-f]{32}\.[a-z]{3,4}$/;

/** Prefix of temporary folders beside the database, with a consistent copy of it. */
const SCRATCH = 'backup.partial-';
const ABANDONED_MS = DAY_MS;

type DatabasePart = Pick<Manifest, 'engine' | 'lastMigration' | 'counts' | 'files' | 'log'>;

export interface BackupOptions {
  config: Config;
  /** The folder of all backups; each backup is a folder in it. */
  folder: string;
  version: string;
  key?: string;
  /** Cancels the backup, which leaves nothing behind. */
  signal?: AbortSignal;
  say: (line: string) => void;
}

/** @returns the path of the backup, which is complete and was verified by reading it again */
export async function takeBackup(options: BackupOptions): Promise<string> {
  const { config, folder, version, key, signal, say } = options;
  const takenAt = new Date().toISOString();
  const path = join(resolve(folder), `tidyhearth-${takenAt.slice(0, 19).replaceAll(':', '-')}Z`);
  const partial = `${path}.partial`;
  if (existsSync(path) || existsSync(partial)) throw new BackupError(`${path} is there already.`);
  makePrivateFolder(partial);
  try {
    const backup = new BackupFolder(partial, key, signal);
    const stores = { photos: new PhotoStore(config), documents: new DocumentStore(config) };
    say(`Photos and documents from ${config.s3 ? 'the S3 store' : config.dataDir} …`);
    const files: KeptFiles = {};
    // Before the database, because some are deleted meanwhile, and again after it, because some are added meanwhile.
    await copyFiles(stores, backup, files);
    say('The database as it is at this moment …');
    const database = config.databaseUrl
      ? await copyServer({ ...config, databaseUrl: config.databaseUrl }, backup, options)
      : await copyFile(config, backup);
    await copyFiles(stores, backup, files);
    say(`  ${Object.keys(files).length} photos and documents`);
    Object.assign(files, database.files, await copySecret(config, backup, say));
    await backup.writeManifest({ ...database, format: 1, version, takenAt, files });
    say('Reading all of it again …');
    await backup.verify();
    renameSync(partial, path);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    throw signal?.aborted === true ? new BackupError('Stopped: nothing is left of this backup.') : error;
  }
  say(
    `Done: ${path}${key === undefined ? ' (not encrypted: no BACKUP_KEY)' : ` (encrypted, key id ${backupKeyId(key)})`}`,
  );
  return path;
}

async function copyFiles(
  stores: Readonly<Record<string, FileStore>>,
  backup: BackupFolder,
  files: KeptFiles,
): Promise<void> {
  for (const [kind, store] of Object.entries(stores)) {
    for await (const keys of store.keys()) {
      for (const key of keys.filter((one) => KEY.test(one) && !(`${kind}/${one}` in files))) {
        const content = await store.get(key);
        if (content) files[`${kind}/${key}`] = await backup.write(`${kind}/${key}`, of(content));
      }
    }
  }
}

async function copyFile({ dataDir, databasePool }: Config, backup: BackupFolder): Promise<DatabasePart> {
  const file = join(dataDir, 'tidyhearth.sqlite');
  if (!existsSync(file)) throw new BackupError(`There is no ${file}.`);
  // Not in the folder of the backups, which is copied to other machines and must not contain an unencrypted copy.
  removeAbandoned(dataDir);
  const scratch = mkdtempSync(join(dataDir, SCRATCH));
  try {
    return await copyInto(scratch, file, backup, databasePool);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Age of copies that a killed process left behind. Newer ones may belong to a backup that is running. */
function removeAbandoned(dataDir: string): void {
  for (const name of readdirSync(dataDir).filter((one) => one.startsWith(SCRATCH))) {
    const path = join(dataDir, name);
    if (statSync(path).mtimeMs < Date.now() - ABANDONED_MS) rmSync(path, { recursive: true, force: true });
  }
}

async function copyInto(
  scratch: string,
  file: string,
  backup: BackupFolder,
  databasePool: Config['databasePool'],
): Promise<DatabasePart> {
  const copy = join(scratch, 'tidyhearth.sqlite');
  const source = new NativeSqlite(file, { readonly: true, timeout: 10_000 });
  try {
    source.prepare('VACUUM INTO ?').run(copy);
  } catch (error) {
    const why = messageOf(error);
    throw new BackupError(`The database can't be copied beside itself, into ${scratch}: ${why}.`);
  } finally {
    source.close();
  }
  const check = new NativeSqlite(copy, { readonly: true });
  const found = JSON.stringify(check.pragma('integrity_check'));
  check.close();
  if (found !== '[{"integrity_check":"ok"}]') throw new BackupError(`The database is damaged: ${found}`);
  // Before the file is opened as the application does, which writes files beside it.
  const files = { 'database.sqlite': await backup.write('database.sqlite', createReadStream(copy)) };
  const part = await withDatabase({ dataDir: scratch, databasePool }, async (database) => ({
    engine: engineOf(database),
    lastMigration: await lastMigrationOf(database),
    counts: await countRows(database),
  }));
  return { ...part, files };
}

async function copyServer(
  config: Config & { databaseUrl: string },
  backup: BackupFolder,
  { say, signal }: BackupOptions,
): Promise<DatabasePart> {
  const { engine, lastMigration, tables } = await withDatabase(config, async (database) => ({
    engine: engineOf(database),
    lastMigration: await lastMigrationOf(database),
    tables: await tablesOf(database),
  }));
  const counts: Record<string, number> = Object.fromEntries(tables.map((table) => [table, 0]));
  const address = parseDatabaseUrl(config.databaseUrl);
  const isMariaDb = engine === 'mariadb';
  const withPosition = isMariaDb && (await keepsBinaryLog(address));
  const stood: (Pick<LogPosition, 'file' | 'position'> & { at: string })[] = [];
  const dump = noting(dumpOf(address, { isMariaDb, withPosition, signal }), async (found) => {
    stood.push({ ...found, at: await instantOfServer(address) });
  });
  const files = { 'database.sql': await backup.write('database.sql', counting(dump, counts)) };
  const log = stood[0] && (await withBeginning(address, { database: address.database, ...stood[0] }, say));
  return { engine, lastMigration, counts, files, log };
}

/** The position alone is not enough, because it could also be found in the log of another server. */
async function withBeginning(
  address: DatabaseAddress,
  position: LogPosition & { at: string },
  say: BackupOptions['say'],
): Promise<Manifest['log']> {
  try {
    return { ...position, begun: await logBegunAt(address, position.file) };
  } catch (error) {
    const why = messageOf(error);
    say(`  not in it: where the binary log stood, so that no changes can be made again after it. ${why}`);
    return undefined;
  }
}

/**
 * Without the secret nobody's second factor can be decrypted again. In an unencrypted backup it would lie beside the
 * data it protects.
 */
async function copySecret(
  { dataDir }: Config,
  backup: BackupFolder,
  say: BackupOptions['say'],
): Promise<KeptFiles> {
  const file = join(dataDir, 'jwt-secret');
  if (!existsSync(file)) return {};
  if (backup.isSealed) return { 'jwt-secret': await backup.write('jwt-secret', of(readFileSync(file))) };
  say(`  not in it: ${file}. Keep a copy in another place: it opens what the database seals.`);
  return {};
}
