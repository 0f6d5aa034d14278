import { connect as openSocket } from 'node:net';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import type { DatabaseAddress } from '../config/database-url.js';
import { BackupError } from './backup-error.js';

export const connect = ({ tls, ...address }: DatabaseAddress) => createConnection({ ...address, ssl: tls });

const MAX_ANSWER_MS = 10_000;

/**
 * After the driver's own timeout the connection stays busy, and closing it would wait without limit; here it is destroyed.
 * @throws BackupError if the server does not answer in time
 */
async function ask<T>(
  { tls, ...address }: DatabaseAddress,
  question: (connection: Connection) => Promise<T>,
): Promise<T> {
  const socket = openSocket(address.port, address.host);
  let deadline: NodeJS.Timeout | undefined;
  const lateness = new Promise<never>((_, reject) => {
    const error = new BackupError(`The server has not answered within ${MAX_ANSWER_MS / 1000} seconds.`);
    deadline = setTimeout(() => reject(error), MAX_ANSWER_MS);
  });
  const asked = async () => {
    const connection = await createConnection({ ...address, ssl: tls, stream: () => socket });
    // A failure while closing no longer matters.
    connection.on('error', () => undefined);
    const answer = await question(connection);
    await connection.end();
    return answer;
  };
  try {
    return await Promise.race([asked(), lateness]);
  } catch (error) {
    socket.destroy();
    throw error;
  } finally {
    clearTimeout(deadline);
    // The server closes it; nobody waits for that.
    socket.unref();
  }
}

/** Whether an error is an answer of the server, as opposed to a missing answer. */
export const isAnswer = (error: unknown): boolean =>
  error instanceof Error && 'errno' in error && Number(error.errno) > 0;

/** The time by the clock of the server, which its log uses. */
export const instantOfServer = (address: DatabaseAddress): Promise<string> =>
  ask(address, async (connection) => {
    const [[found]] = await connection.query<RowDataPacket[]>("SHOW SESSION VARIABLES LIKE 'timestamp'");
    return new Date(Math.ceil(Number(found?.Value) * 1000)).toISOString();
  });

/** Whether the server keeps a binary log, from which all changes since a backup can be replayed. */
export const keepsBinaryLog = (address: DatabaseAddress): Promise<boolean> =>
  ask(address, async (connection) => {
    const [[found]] = await connection.query<RowDataPacket[]>("SHOW GLOBAL VARIABLES LIKE 'log_bin'");
    return found?.Value === 'ON';
  });

/** The files of that log, oldest first. Requires the privilege BINLOG MONITOR. */
export const binaryLogs = (address: DatabaseAddress): Promise<{ name: string; size: number }[]> =>
  ask(address, async (connection) => {
    const [logs] = await connection.query<RowDataPacket[]>('SHOW BINARY LOGS');
    return logs.map(({ Log_name: name, File_size: size }) => ({ name: String(name), size: Number(size) }));
  });

/** Error codes for a missing privilege: on a table, on the database, on the server. */
const DENIED = new Set<unknown>([1142, 1044, 1227]);

const isDenied = (error: unknown) => error instanceof Error && 'errno' in error && DENIED.has(error.errno);

/** Tries it, because privileges may come from a role or a pattern. */
export const mayReplaceTables = (address: DatabaseAddress): Promise<boolean> =>
  ask(address, async (connection) => {
    try {
      // Dropping comes first, because somebody who may create a table but not drop it would leave it behind.
      await connection.query('DROP TABLE IF EXISTS restore_trial');
      await connection.query('CREATE TABLE restore_trial (id INT)');
      await connection.query('DROP TABLE restore_trial');
      return true;
    } catch (error) {
      if (isDenied(error)) return false;
      throw error;
    }
  });

/** Whether the changes of a binary log may be replayed, which requires the privilege BINLOG REPLAY. */
export const mayReplayLog = (address: DatabaseAddress): Promise<boolean> =>
  ask(address, async (connection) => {
    // A statement without a change is refused too, but privileges are checked first.
    const refusal: unknown = await connection.query("BINLOG ''").catch((error: unknown) => error);
    return !isDenied(refusal);
  });
