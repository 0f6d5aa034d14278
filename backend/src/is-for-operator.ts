import { ConfigError } from './config/load-config.js';
import { FolderError } from './config/private-folder.js';
import { FileDatabaseError } from './database/embedded/embedded-data-source.js';
import { DatabaseLockError } from './database/embedded/process-lock.js';
import { passingFailure } from './database/engine.js';
import { BlockedMigrationError } from './database/server-data-source.js';
import { UnfinishedRestoreError } from './database/unfinished-restore.js';

/** With these codes the system or a database server refuses a folder, an address, a user or a way to connect, or has no room. */
const CODES = new Set([
  'EACCES',
  'EEXIST',
  'ENOSPC',
  'ENOTDIR',
  'EROFS',
  'EADDRINUSE',
  'EADDRNOTAVAIL',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
  'ER_ACCESS_DENIED_ERROR',
  'ER_BAD_DB_ERROR',
  'ER_DBACCESS_DENIED_ERROR',
  'ER_NO_DB_ERROR',
  'ER_TABLEACCESS_DENIED_ERROR',
  'HANDSHAKE_NO_SSL_SUPPORT',
  'HANDSHAKE_SSL_ERROR',
  // What a transaction answers in place of the failure, which it has logged.
  'BUSY',
  'UNAVAILABLE',
]);

type ErrorType = abstract new (...args: never[]) => Error;

const TYPES: readonly ErrorType[] = [
  BlockedMigrationError,
  ConfigError,
  DatabaseLockError,
  FileDatabaseError,
  FolderError,
  UnfinishedRestoreError,
];

/**
 * Whether whoever runs the program can solve the problem: then the message says enough, without a stack.
 *
 * @param others further types of such errors, of the command that is run
 */
export const isForOperator = (error: unknown, ...others: readonly ErrorType[]): error is Error =>
  [...TYPES, ...others].some((type) => error instanceof type) ||
  passingFailure(error) !== undefined ||
  (error instanceof Error && 'code' in error && CODES.has(String(error.code)));
