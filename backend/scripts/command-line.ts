import { parseArgs } from 'node:util';
import type { Config } from '../src/config/config.js';
import { ConfigError, loadConfig } from '../src/config/load-config.js';
import { DatabaseInUseError } from '../src/database/embedded/process-lock.js';
import { BackupError } from '../src/backups/backup-error.js';

/** Without a secret the configuration would make one and keep it; nothing is opened or signed here. */
export const NO_SECRET = 'not-used-by-this-program-0123456789-abcdef';

export const unkeyedConfig = (): Config => loadConfig({ ...process.env, JWT_SECRET: NO_SECRET });

/** @throws BackupError with the usage */
export function readArguments(usage: string, flags: readonly string[]) {
  const options = Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' as const }]));
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [path] = positionals;
    if (path === undefined || positionals.length > 1) throw new BackupError();
    return { path, has: (flag: string) => values[flag] === true };
  } catch {
    throw new BackupError(`usage: ${usage}`);
  }
}

/** Ends with 1; what somebody can mend is said without a stack. */
export function endWith(error: unknown): void {
  const isExpected = [BackupError, ConfigError, DatabaseInUseError].some((type) => error instanceof type);
  console.error(isExpected && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
