/** `restore <backup> [--replace [--reopen]] [--binlog <folder> [--until <instant>]]`: puts a backup where the configuration points. */
import { BackupError } from '../src/backups/backup-error.js';
import { restoreBackup } from '../src/backups/restore-backup.js';
import { unkeyedConfig, endWith, readArguments, typedPath } from './command-line.js';

const USAGE =
  'npm run restore -- <backup> [--replace [--reopen]] [--binlog <folder> [--until <instant, as 2026-11-23T02:55:00Z>]]';

// The server's programs read instants in the local zone, where one hour a year comes twice.
process.env.TZ = 'UTC';

// A program that it runs, and the file with the password, go with it. A terminal tells it twice, itself and by the process that runs it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    console.error(
      `Stopped (${signal}). A database on a server that it had begun to fill must be restored again.`,
    );
    process.exit(1);
  });

try {
  const options = readArguments(USAGE, { flags: ['replace', 'reopen'], values: ['binlog', 'until'] });
  const [folder, until] = [options.given('binlog'), options.instant('until')];
  if (until && folder === undefined) throw new BackupError(`usage: ${USAGE}`);
  await restoreBackup({
    config: unkeyedConfig(),
    path: options.path,
    key: process.env.BACKUP_KEY || undefined,
    replaces: options.has('replace'),
    reopens: options.has('reopen'),
    changes: folder === undefined ? undefined : { folder: typedPath(folder), until },
    say: (line) => console.log(line),
  });
} catch (error) {
  endWith(error);
}
