import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import type { Store } from '../../../scripts/lib/scratch-app.mjs';
import { waitFor } from '../../../scripts/lib/wait.mjs';
import { ROOT } from '../../../scripts/lib/workspace.mjs';

/** Waits until a folder contains everything in the server's binary log. */
export async function logHasArrived(serverUrl: string, folder: string): Promise<void> {
  const connection = await createConnection({ uri: serverUrl });
  try {
    const [[status]] = await connection.query<RowDataPacket[]>('SHOW MASTER STATUS');
    const file = join(folder, String(status?.File));
    const size = Number(status?.Position);
    await waitFor(async () => (existsSync(file) && statSync(file).size >= size) || undefined, {
      timeoutMs: 60_000,
      what: `${size} bytes of ${file}`,
    });
  } finally {
    await connection.end();
  }
}

/** Waits for the next full second and returns it, because the log has times in whole seconds only. */
export async function nextSecond(): Promise<string> {
  const second = (Math.floor(Date.now() / 1000) + 1) * 1000;
  await waitFor(async () => Date.now() >= second || undefined, { timeoutMs: 5000, what: 'a second' });
  return new Date(second).toISOString();
}

/** Begins a new log file, as a server does at each start and when a file is full. */
export async function nextLogFile(serverUrl: string): Promise<void> {
  const connection = await createConnection({ uri: serverUrl });
  await connection.query('FLUSH BINARY LOGS');
  await connection.end();
}

/** Begins a new log file and removes the earlier ones, as a server does with files that have expired. */
export async function purgeLogFiles(serverUrl: string): Promise<void> {
  await nextLogFile(serverUrl);
  const connection = await createConnection({ uri: serverUrl });
  const [[status]] = await connection.query<RowDataPacket[]>('SHOW MASTER STATUS');
  await connection.query('PURGE BINARY LOGS TO ?', [status?.File]);
  await connection.end();
}

/** Creates the backup user with the rights that deploy/ grants, and returns the database's URL for it. */
export const backupUser = (store: Store): Promise<string> =>
  userWith(store, 'backup', readFileSync(join(ROOT, 'deploy/mariadb/backup-user.sql'), 'utf8'));

/** Revokes the backup user's right to query the current log position. Connections that read the log continue. */
export async function denyWhereLogStands({ databaseUrl = '' }: Store): Promise<void> {
  const connection = await createConnection({ uri: databaseUrl });
  await connection.query("REVOKE BINLOG MONITOR ON *.* FROM backup@'%'");
  await connection.end();
}

/** Waits until the log position has been queried this many times. */
export async function logAskedFor(serverUrl: string, times: number): Promise<void> {
  const connection = await createConnection({ uri: serverUrl });
  const asked = async () => {
    const [[status]] = await connection.query<RowDataPacket[]>("SHOW GLOBAL STATUS LIKE 'Com_show_binlogs'");
    return Number(status?.Value);
  };
  const before = await asked();
  await waitFor(async () => (await asked()) >= before + times || undefined, {
    timeoutMs: 60_000,
    what: `${times} questions about the log`,
  });
  await connection.end();
}

/** A user who may take backups and query the log position, but not read the log. */
export const dumpingUser = (store: Store): Promise<string> =>
  userWith(
    store,
    'dumper',
    "GRANT SELECT, SHOW VIEW, TRIGGER ON tidyhearth.* TO dumper@'%'; GRANT BINLOG MONITOR ON *.* TO dumper@'%';",
  );

/** A user with the rights of the application, as the compose files create it. */
export const applicationUser = (store: Store): Promise<string> =>
  userWith(store, 'application', "GRANT ALL ON tidyhearth.* TO application@'%';");

/** A user with the rights that docs/operations.md requires for a point-in-time restore. */
export const restoringUser = (store: Store): Promise<string> =>
  userWith(
    store,
    'restorer',
    "GRANT ALL ON tidyhearth.* TO restorer@'%'; GRANT BINLOG REPLAY ON *.* TO restorer@'%';",
  );

async function userWith({ databaseUrl = '' }: Store, name: string, rights: string): Promise<string> {
  const url = new URL(databaseUrl);
  const connection = await createConnection({ uri: databaseUrl, multipleStatements: true });
  // The database has this name in the compose files.
  const here = rights.replace('ON tidyhearth.*', `ON ${url.pathname.slice(1)}.*`);
  await connection.query(`CREATE USER ${name}@'%' IDENTIFIED BY 'of a test'; ${here}`);
  await connection.end();
  [url.username, url.password] = [name, 'of a test'];
  return url.href;
}

/**
 * Opens a connection of the same user to the same database. The returned function closes it once somebody has listed
 * the server's connections.
 */
export async function closingConnection({ databaseUrl = '' }: Store): Promise<() => Promise<void>> {
  const connection = await createConnection({ uri: databaseUrl });
  const looks = async () => {
    const [[status]] = await connection.query<RowDataPacket[]>(
      "SHOW GLOBAL STATUS LIKE 'Com_show_processlist'",
    );
    return Number(status?.Value);
  };
  const before = await looks();
  return async () => {
    await waitFor(async () => (await looks()) > before || undefined, {
      timeoutMs: 60_000,
      what: 'a look at the connections',
    });
    await connection.end();
  };
}

/**
 * Keeps others from using a table until the returned function is called: of a backup either the first table that it
 * reads, so that any number of photos is copied before, or one that only its dump reads; of migrations one they alter.
 */
export async function readingHeldUp(
  { databaseUrl = '' }: Store,
  table: 'migrations' | 'users' | 'booking_history' = 'migrations',
): Promise<() => Promise<void>> {
  const connection = await createConnection({ uri: databaseUrl });
  await connection.query(`LOCK TABLES ${table} WRITE`);
  return () => connection.end();
}
