/**
 * `restore <backup> [--replace [--reopen]] [--binlog <folder> [--until <instant>]]`: restores a backup to the
 * configured place.
 */
import { BackupError } from '../src/backups/backup-error.js';
import { restoreBackup } from '../src/backups/restore-backup.js';
import { unkeyedConfig, endWith, readArguments, typedPath } from './command-line.js';

const USAGE =
  'npm run restore -- <backup> [--replace [--reopen]] [--binlog <folder> [--until <instant, as 2026-11-23T02:55:00Z>]]';

// The database's tools read times in the local zone, where one hour a year occurs twice.
process.env.TZ = 'UTC';

// Exiting also ends a running tool and removes the file with the password. A terminal signals this process twice:
// directly and through its parent.
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
