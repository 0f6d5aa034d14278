import { renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { messageOf } from '../common/message-of.js';
import type { Config } from '../config/config.js';
import { parseDatabaseUrl } from '../config/database-url.js';
import { makePrivateFolder } from '../config/private-folder.js';
import { PRIVATE_FILE } from '../config/private-modes.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { DocumentStore } from '../files/document.store.js';
import type { FileStore } from '../files/file.store.js';
import { PhotoStore } from '../files/photo.store.js';
import { endWhatWasBefore } from './after-restore.js';
import { BackupError } from './backup-error.js';
import { BackupFolder, type Manifest } from './backup-folder.js';
import { giveToOwner } from './files-owner.js';
import { shutAgain, type ReplacedAccounts } from './replaced-accounts.js';
import { blockAgain } from './replaced-blocks.js';
import { endOfLog, logSince, type ChangesSince } from './log-since.js';
import { countRows, knownMigrations, withDatabaseInRestore } from './opened-database.js';
import { FileTarget, ServerTarget, type LogSince } from './restore-targets.js';
import type { Bytes } from './sealing.js';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
};

export interface RestoreOptions {
  config: Config;
  path: string;
  key?: string;
  /** Whether existing data may be replaced. */
  replaces: boolean;
  /** Replays the changes since the backup. */
  changes?: ChangesSince;
  /** Leaves accounts open that are closed or suspended in the replaced database, if that is what is to be undone. */
  reopens?: boolean;
  say: (line: string) => void;
}

/** Restores a backup to where the configuration points. Changes nothing before everything has been checked. */
export async function restoreBackup(options: RestoreOptions): Promise<void> {
  const { config, path, key, replaces, changes, say } = options;
  const backup = new BackupFolder(resolve(path), key);
  if (backup.path.endsWith('.partial')) throw new BackupError(`${path} was never finished.`);
  say('Checking the backup …');
  const manifest = await backup.verify();
  refuseNewer(manifest);
  const log = changes && logSince(manifest, changes);
  if (log && manifest.log?.at === undefined)
    say('  made by a release that did not note when the database was read: maybe long after it was begun');
  if (log?.leftOut !== undefined) say(`  left out of the log: ${log.leftOut}`);
  say(`  of ${manifest.takenAt}, version ${manifest.version}, ${manifest.engine}`);
  const stores = { photos: new PhotoStore(config), documents: new DocumentStore(config) };
  const target = config.databaseUrl
    ? await ServerTarget.open(config, parseDatabaseUrl(config.databaseUrl))
    : new FileTarget(config);
  try {
    await target.refuse(manifest, { replaces, replaysLog: log !== undefined });
    if (!replaces) await refuseFiles(stores);
    const replaced = await replacedAccounts(target, say);
    say('Photos and documents …');
    await restoreFiles(backup, manifest, stores);
    say('The database …');
    try {
      await restoreDatabase({ target, backup, manifest, replaced, log }, options);
      await target.takePlace();
      // Before it counts as restored, because with another secret nothing encrypted in it can be decrypted.
      await restoreSecret(backup, manifest, config, say);
      giveToOwner(config.dataDir);
      await target.finish();
    } catch (error) {
      throw target.brokenOff(error);
    }
  } finally {
    await target.close();
  }
}

/** The replaced database may be damaged, which may be the reason for the restore. Then nobody knows who had left. */
async function replacedAccounts(
  target: FileTarget | ServerTarget,
  say: RestoreOptions['say'],
): Promise<ReplacedAccounts | undefined> {
  try {
    return await target.accounts();
  } catch (error) {
    say(`  the accounts of the database that is replaced cannot be read: ${messageOf(error)}`);
    return undefined;
  }
}

interface Restoring {
  target: FileTarget | ServerTarget;
  backup: BackupFolder;
  manifest: Manifest;
  replaced?: ReplacedAccounts;
  log?: LogSince;
}

async function restoreDatabase(
  { target, backup, manifest, replaced, log }: Restoring,
  { changes, reopens, say }: RestoreOptions,
): Promise<void> {
  const place = await target.fill(backup, replaced);
  await withDatabaseInRestore(place, async (database) => {
    const counts = await countRows(database);
    for (const [table, expected] of Object.entries(manifest.counts)) {
      const restored = counts[table] ?? 0;
      if (restored !== expected)
        throw new BackupError(`${table} has ${restored} rows in place of ${expected}.`);
    }
    if (log && changes) {
      say(`Changes from ${manifest.log?.at ?? manifest.takenAt} to ${endOf(log, changes)} …`);
      await target.makeAgain(log);
    }
    const applied = await database.runMigrations({ transaction: 'each' });
    if (applied.length > 0) say(`  ${applied.length} migrations of this release applied`);
    say('What was before ends:');
    const silent = { dispatch: async () => undefined };
    const takenAt = Date.parse(manifest.takenAt);
    const [blocked, shut, ended] = await new UnitOfWork(database, silent).run(
      async (tx) =>
        [
          replaced ? await blockAgain(tx, replaced.blocks, Date.now()) : [],
          replaced && !reopens ? await shutAgain(tx, replaced, Date.now()) : undefined,
          await endWhatWasBefore(tx, takenAt, Date.now()),
        ] as const,
    );
    for (const [what, count] of ended) say(`  ${count} ${what}`);
    for (const line of blocked) say(`  ${line}`);
    const since = log && changes ? endOf(log, changes) : (manifest.log?.at ?? manifest.takenAt);
    for (const line of shut ?? [
      `accounts that were closed or suspended after ${since} are open again: docs/operations.md, "After a restore"`,
    ])
      say(`  ${line}`);
  });
}

function refuseNewer({ lastMigration, version }: Manifest): void {
  if (lastMigration > Math.max(...knownMigrations()))
    throw new BackupError(`This backup is of a newer release (${version}): restore it with that one.`);
}

const endOf = ({ files, until }: LogSince, { folder }: ChangesSince): string =>
  until?.toISOString() ??
  `the end of the log, which goes to ${endOfLog(files, folder) ?? 'an unknown instant'}`;

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
  const file = join(dataDir, 'jwt-secret');
  makePrivateFolder(dataDir);
  writeFileSync(`${file}.new`, await wholeOf(backup.read('jwt-secret')), { mode: PRIVATE_FILE, flush: true });
  renameSync(`${file}.new`, file);
  say('  jwt-secret restored: it opens what this database seals, unless JWT_SECRET is set');
}

async function wholeOf(content: Bytes): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of content) parts.push(part);
  return Buffer.concat(parts);
}
