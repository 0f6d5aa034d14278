/** `backup <folder>`: database, photos and documents into a new folder there, once or for ever. */
import { createRequire } from 'node:module';
import { BackupError } from '../src/backups/backup-error.js';
import { refuseIncompleteLog } from '../src/backups/log-copy.js';
import { backUpForever, refuseOlder } from '../src/backups/scheduled-backups.js';
import { takeBackup } from '../src/backups/take-backup.js';
import { parseDatabaseUrl } from '../src/config/database-url.js';
import { unkeyedConfig, endWith, readArguments } from './command-line.js';

const USAGE = `npm run backup -- <folder> [--every <hours> [--keep <days>] [--binlog]] | --newest-within <hours>
  --every          goes on, and takes one whenever the newest is so old
  --keep           removes those that are older, but never the newest
  --binlog         keeps the log of changes of a MariaDB server in <folder>/binlog, as it comes
  --newest-within  takes none: fails when the newest is older, or the kept log misses the last five minutes`;

try {
  const options = readArguments(USAGE, { flags: ['binlog'], values: ['every', 'keep', 'newest-within'] });
  const [everyHours, keepDays] = [options.number('every'), options.number('keep')];
  const newestWithin = options.number('newest-within');
  if (newestWithin !== undefined) {
    console.log(refuseOlder(options.path, newestWithin));
    refuseIncompleteLog(options.path);
  } else await backUp(options.path, { everyHours, keepDays, keepsLog: options.has('binlog') });
} catch (error) {
  endWith(error);
}

async function backUp(
  folder: string,
  { everyHours, keepDays, keepsLog }: { everyHours?: number; keepDays?: number; keepsLog: boolean },
): Promise<void> {
  const { version } = createRequire(import.meta.url)('../../package.json') as { version: string };
  const config = unkeyedConfig();
  const stopping = new AbortController();
  const say = (line: string) => console.log(line);
  const backup = { config, folder, version, key: process.env.BACKUP_KEY || undefined, say };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
  if (everyHours === undefined) {
    if (keepDays !== undefined || keepsLog) throw new BackupError(`usage: ${USAGE}`);
    await takeBackup({ ...backup, signal: stopping.signal });
    return;
  }
  if (keepsLog && !config.databaseUrl) throw new BackupError('A database file has no log of changes.');
  const follows = keepsLog && config.databaseUrl ? parseDatabaseUrl(config.databaseUrl) : undefined;
  await backUpForever(backup, { everyHours, keepDays, follows }, stopping.signal);
}
