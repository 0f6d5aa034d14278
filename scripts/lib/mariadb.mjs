/** A real MariaDB server for tests, with a temporary data folder, port and socket of its own. */
import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from './find-program.mjs';
import { freePort } from './free-port.mjs';
import { waitFor } from './wait.mjs';

const execute = promisify(execFile);
const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 15_000;
const USER = 'tidyhearth';

/** Not on Windows, where MariaDB runs as a service, which DATABASE_URL can name. */
export const findMariaDb = () =>
  process.platform === 'win32' ? undefined : findProgram('mariadbd', 'mysqld');

/** mariadb-install-db fails on paths with spaces, and a socket's path is limited to about 100 characters. */
export const serverTemp = () => (/^\S{1,60}$/.test(tmpdir()) ? tmpdir() : '/var/tmp');

/** Server and installer refuse to run as root without this option, and containers often have no other user. */
export const asUser = () => (process.getuid?.() === 0 ? ['--user=root'] : []);

/**
 * @typedef {object} DatabaseServer
 * @property {string} url without a database; the user may create some
 * @property {() => Promise<void>} stop
 */

/**
 * The server that DATABASE_URL names, or else one started here.
 * @param {readonly string[]} [settings] if given, a server with these is started here in any case
 * @returns {Promise<DatabaseServer>}
 */
export async function startMariaDb(settings) {
  const given = process.env.DATABASE_URL;
  if (given && settings === undefined) return { url: withDatabase(given, ''), stop: async () => {} };
  const program = findMariaDb();
  if (program === undefined) {
    throw new Error('No MariaDB server: install mariadb-server, or set DATABASE_URL to one.');
  }
  const folder = mkdtempSync(join(serverTemp(), 'tidyhearth-db-'));
  try {
    return await startIn(folder, program, settings ?? []);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/**
 * @param {string} folder
 * @param {string} program
 * @param {readonly string[]} settings
 */
async function startIn(folder, program, settings) {
  const dataFolder = join(folder, 'data');
  const initFile = join(folder, 'init.sql');
  const log = join(folder, 'error.log');
  const port = await freePort();
  await createDataFolder(program, dataFolder);
  writeFileSync(
    initFile,
    `CREATE USER '${USER}'@'%' IDENTIFIED BY '${USER}';\nGRANT ALL ON *.* TO '${USER}'@'%' WITH GRANT OPTION;\n`,
  );
  const child = spawn(
    program,
    [
      '--no-defaults',
      ...asUser(),
      `--datadir=${dataFolder}`,
      `--init-file=${initFile}`,
      `--socket=${join(folder, 'socket')}`,
      // A server removes other files from its temporary folder when it starts, so it has its own.
      `--tmpdir=${folder}`,
      `--pid-file=${join(folder, 'pid')}`,
      `--log-error=${log}`,
      `--port=${port}`,
      '--bind-address=127.0.0.1',
      '--skip-networking=0',
      '--skip-name-resolve',
      '--skip-log-bin',
      '--character-set-server=utf8mb4',
      '--max-connections=300',
      '--innodb-buffer-pool-size=64M',
      // Less durable in a power cut, but several times faster.
      '--innodb-flush-log-at-trx-commit=2',
      '--innodb-use-native-aio=0',
      ...settings,
    ],
    // Without variables such as LD_LIBRARY_PATH.
    { stdio: 'ignore', env: { PATH: process.env.PATH } },
  );
  const discard = () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', discard);
  const url = `mysql://${USER}:${USER}@127.0.0.1:${port}/`;
  try {
    await waitFor(() => answers(url, child, log), { timeoutMs: START_TIMEOUT_MS, what: 'MariaDB' });
  } catch (error) {
    process.off('exit', discard);
    discard();
    throw error;
  }
  return {
    url,
    stop: async () => {
      process.off('exit', discard);
      await ended(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * @param {string} program
 * @param {string} dataFolder
 */
export async function createDataFolder(program, dataFolder) {
  const { stdout } = await execute(program, ['--no-defaults', '--version']);
  if (!/mariadb/i.test(stdout)) {
    await execute(program, [
      '--no-defaults',
      ...asUser(),
      '--initialize-insecure',
      `--datadir=${dataFolder}`,
    ]);
    return;
  }
  const installer = findProgram('mariadb-install-db', 'mysql_install_db');
  if (installer === undefined) throw new Error('mariadb-install-db is missing beside mariadbd.');
  const options = ['--skip-test-db', '--auth-root-authentication-method=normal'];
  const args = ['--no-defaults', ...asUser(), `--datadir=${dataFolder}`, ...options];
  await execute(installer, args, { env: { ...process.env, TMPDIR: dirname(dataFolder) } });
}

/**
 * @param {string} url
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} log
 */
async function answers(url, child, log) {
  if (child.exitCode !== null) throw new Error(`MariaDB ended at once:\n${readFileSync(log, 'utf8')}`);
  try {
    await query(url, 'SELECT 1');
    return true;
  } catch {
    return undefined;
  }
}

/** @param {import('node:child_process').ChildProcess} child */
function ended(child) {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve(undefined);
    const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    child.once('exit', () => {
      clearTimeout(impatience);
      resolve(undefined);
    });
    child.kill('SIGTERM');
  });
}

/**
 * @param {string} url
 * @param {string} sql
 */
async function query(url, sql) {
  // Imported here because every spec of the HTTP suite loads this file, but few need the driver.
  const { createConnection } = await import('mysql2/promise');
  const connection = await createConnection({ uri: url, connectTimeout: 2_000 });
  try {
    await connection.query(sql);
  } finally {
    await connection.end();
  }
}

/**
 * @param {string} url
 * @param {string} name
 */
function withDatabase(url, name) {
  const target = new URL(url);
  target.pathname = `/${name}`;
  return target.href;
}

/**
 * A new, empty database on a server, so that several applications can share the server.
 * @param {string} serverUrl
 */
export async function scratchDatabase(serverUrl) {
  const name = `tidyhearth_test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  await query(serverUrl, `CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  return {
    url: withDatabase(serverUrl, name),
    drop: () => query(serverUrl, `DROP DATABASE IF EXISTS ${name}`),
  };
}
