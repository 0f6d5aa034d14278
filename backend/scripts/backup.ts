/** `backup <folder>`: database, photos and documents into a new folder there. */
import { createRequire } from 'node:module';
import { takeBackup } from '../src/backups/take-backup.js';
import { unkeyedConfig, endWith, readArguments } from './command-line.js';

try {
  const { path } = readArguments('npm run backup -- <folder>', []);
  const { version } = createRequire(import.meta.url)('../../package.json') as { version: string };
  await takeBackup({
    config: unkeyedConfig(),
    folder: path,
    version,
    key: process.env.BACKUP_KEY || undefined,
    say: (line) => console.log(line),
  });
} catch (error) {
  endWith(error);
}
