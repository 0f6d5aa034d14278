/** `restore <backup> [--replace]`: puts a backup where the configuration points. */
import { restoreBackup } from '../src/backups/restore-backup.js';
import { unkeyedConfig, endWith, readArguments } from './command-line.js';

try {
  const { path, has } = readArguments('npm run restore -- <backup> [--replace]', ['replace']);
  await restoreBackup({
    config: unkeyedConfig(),
    path,
    key: process.env.BACKUP_KEY || undefined,
    replaces: has('replace'),
    say: (line) => console.log(line),
  });
} catch (error) {
  endWith(error);
}
