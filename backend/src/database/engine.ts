import { types } from 'node:util';
import type { ErrorCode } from '@tidyhearth/domain';
import { AppError, type Details } from '../common/app-error.js';
import { WriteLockTimeoutError } from './embedded/write-lock.js';

/** The fields by which the drivers of both engines name an error: `errno` in MySQL, `errcode` in SQLite. */
interface DriverError {
  code?: string;
  errno?: number;
  errcode?: number;
}

const SQLITE_UNIQUE = new Set([1555, 2067]);
const MYSQL_UNIQUE = 1062;
/**
 * Deadlock (Galera uses the same code if another node refuses a commit), lock wait timeout, record changed since the last
 * read, commit refused by group replication.
 */
const MYSQL_CONTENTION = new Set([1213, 1205, 1020, 3101]);
/** The node has lost its cluster, or could not replicate a commit; also a commit for which the disk had no room. */
const NOT_IN_CLUSTER = new Set([1047, 1180]);
/** The disk is full, or a table may not grow. */
const MYSQL_FULL = new Set([1021, 1114]);
/**
 * SQLite takes no writes, for a reason outside of it: its file system is read-only (as Linux makes one whose disk fails),
 * the disk fails, a file beside it can't be opened, or there is no room.
 */
const SQLITE_NO_WRITES = new Set([8, 10, 14, 13]);
/** CORRUPT and NOTADB. */
const SQLITE_DAMAGED = new Set([11, 26]);
/** The server is read-only: set by its operator, or because it is a replica that has not been promoted. */
const READ_ONLY = new Set([1290, 1836]);
/** BUSY and LOCKED. Extended codes contain these in their lowest byte. */
const SQLITE_CONTENTION = new Set([5, 6]);
const LOWEST_BYTE = 0xff;
const LOST_CONNECTION = new Set([
  'PROTOCOL_CONNECTION_LOST',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ECONNABORTED',
  'ER_SERVER_SHUTDOWN',
  'ER_CON_COUNT_ERROR',
  'ER_CONNECTION_KILLED',
  'PROTOCOL_ENQUEUE_AFTER_FATAL_ERROR',
]);
/**
 * The server does not let us in, because its password, rights, limits or certificate were changed while we run. Only its
 * operator can solve that, so nothing is tried again.
 */
const NOT_LET_IN = new Set([
  'ER_ACCESS_DENIED_ERROR',
  'ER_DBACCESS_DENIED_ERROR',
  'ER_BAD_DB_ERROR',
  'ER_HOST_IS_BLOCKED',
  'ER_HOST_NOT_PRIVILEGED',
  'ER_TOO_MANY_USER_CONNECTIONS',
  'ER_USER_LIMIT_REACHED',
  'HANDSHAKE_NO_SSL_SUPPORT',
  'HANDSHAKE_SSL_ERROR',
]);
const CLOSED = /Can't add new command when connection is in closed state|Pool is closed/;
const QUEUE_FULL = /Queue limit reached/;

/** An addon's errors are not always instances of our `Error`: a test sandbox has its own. */
const { isNativeError } = types;

function driverError(error: unknown): DriverError & { message: string } {
  if (!isNativeError(error)) return { message: '' };
  const inner: unknown = 'driverError' in error ? error.driverError : error;
  return isNativeError(inner) ? inner : error;
}

/** A unique index or primary key holds another row with the same key. */
export function isDuplicateKey(error: unknown): boolean {
  const { errno, errcode } = driverError(error);
  return errno === MYSQL_UNIQUE || (errcode !== undefined && SQLITE_UNIQUE.has(errcode));
}

/**
 * Runs a write that a unique index may refuse.
 *
 * @returns the result of `write`
 * @throws AppError with `code` if another row already has the same key
 */
export async function refuseDuplicate<T>(
  code: ErrorCode,
  write: () => Promise<T>,
  details?: Details,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw isDuplicateKey(error) ? new AppError(code, details) : error;
  }
}

/** @returns the result of `write`, or undefined if another row already has the same key in a unique index */
export async function ignoreDuplicate<T>(write: () => Promise<T>): Promise<T | undefined> {
  try {
    return await write();
  } catch (error) {
    if (isDuplicateKey(error)) return undefined;
    throw error;
  }
}

/** The connection was lost on the way, or the node has left its cluster; another server may answer. */
export function isLostConnection(error: unknown): boolean {
  const { code, errno } = driverError(error);
  return (code !== undefined && LOST_CONNECTION.has(code)) || NOT_IN_CLUSTER.has(errno ?? 0);
}

/** All connections are in use, and as many callers wait for one as may. */
export const isQueueFull = (error: unknown): boolean => QUEUE_FULL.test(driverError(error).message);

/** The database could not be reached (as opposed to having refused the statement). */
export function isOutage(error: unknown): boolean {
  return isLostConnection(error) || isQueueFull(error) || CLOSED.test(driverError(error).message);
}

/** The transaction was rolled back because others held or changed what it needed. */
export function isContention(error: unknown): boolean {
  const { errno, errcode } = driverError(error);
  return (
    (errno !== undefined && MYSQL_CONTENTION.has(errno)) ||
    (errcode !== undefined && SQLITE_CONTENTION.has(errcode & LOWEST_BYTE))
  );
}

/** Reads may still work, and writes will once there is room again, or the disk is well. */
function takesNoWrites(error: unknown): boolean {
  const { errno = 0, errcode = 0 } = driverError(error);
  return MYSQL_FULL.has(errno) || READ_ONLY.has(errno) || SQLITE_NO_WRITES.has(errcode & LOWEST_BYTE);
}

/** What SQLite reads from its file makes no sense. */
export const isDamaged = (error: unknown): boolean =>
  SQLITE_DAMAGED.has((driverError(error).errcode ?? 0) & LOWEST_BYTE);

/** Running the whole transaction again may succeed. */
export const isRetryable = (error: unknown): boolean => isContention(error) || isOutage(error);

/** The error code for a temporary failure of the database; undefined for any other error. */
export function passingFailure(error: unknown): 'BUSY' | 'UNAVAILABLE' | undefined {
  const { code = '' } = driverError(error);
  if (isOutage(error) || takesNoWrites(error) || NOT_LET_IN.has(code)) return 'UNAVAILABLE';
  return isContention(error) || error instanceof WriteLockTimeoutError ? 'BUSY' : undefined;
}

/**
 * What the driver says about a failure, for the log. A connection that several addresses refused has a code, but no
 * message of its own.
 */
export function driversReason(error: unknown): string {
  const { code = '', message } = driverError(error);
  return message.includes(code) ? message : `${code} ${message}`.trim();
}
