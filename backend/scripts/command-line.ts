import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Config } from '../src/config/config.js';
import { loadConfig } from '../src/config/load-config.js';
import { BackupError } from '../src/backups/backup-error.js';
import { isForOperator } from '../src/is-for-operator.js';

/**
 * A placeholder: without a secret, the configuration would generate and store one. These programs open or sign nothing.
 */
export const NO_SECRET = 'not-used-by-this-program-0123456789-abcdef';

export const unkeyedConfig = (): Config => loadConfig({ ...process.env, JWT_SECRET: NO_SECRET });

/**
 * Parses a path and options.
 * @throws BackupError with the usage
 */
export function readArguments(
  usage: string,
  { flags = [], values = [] }: { flags?: readonly string[]; values?: readonly string[] },
) {
  const wrong = new BackupError(`usage: ${usage}`);
  const options = Object.fromEntries([
    ...flags.map((flag) => [flag, { type: 'boolean' as const }]),
    ...values.map((value) => [value, { type: 'string' as const }]),
  ]);
  const parsed = parsedOrUndefined(options);
  const [path, ...more] = parsed?.positionals ?? [];
  if (parsed === undefined || path === undefined || more.length > 0) throw wrong;
  const given = (name: string) => {
    const value = parsed.values[name];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    path: typedPath(path),
    has: (flag: string) => parsed.values[flag] === true,
    given,
    /** A number above 0. */
    number: (name: string) => {
      const text = given(name);
      if (text === undefined) return undefined;
      const number = Number(text);
      if (!(number > 0 && number < Infinity)) throw wrong;
      return number;
    },
    /** An instant with its offset from UTC, such as 2026-11-23T02:55:00Z. */
    instant: (name: string) => {
      const text = given(name);
      if (text === undefined) return undefined;
      const instant = new Date(text);
      if (!/T.*(?:Z|[+-]\d\d:\d\d)$/.test(text) || Number.isNaN(instant.getTime())) throw wrong;
      return instant;
    },
  };
}

/** Resolves a path relative to the folder in which the command was typed. */
export const typedPath = (path: string): string => resolve(process.env.INIT_CWD ?? '', path);

function parsedOrUndefined(options: Record<string, { type: 'boolean' | 'string' }>) {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch {
    return undefined;
  }
}

/** Makes the process exit with 1. Errors that the operator can fix are printed without a stack. */
export function endWith(error: unknown): void {
  console.error(isForOperator(error, BackupError) ? error.message : error);
  process.exitCode = 1;
}
