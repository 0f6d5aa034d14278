/** CPU time that processes have used so far, in milliseconds. */
import { readFileSync } from 'node:fs';
import { send } from './load.mjs';

/** Linux counts a process's time in hundredths of a second. */
const TICK_MS = 10;

/**
 * @param {string} metricsUrl of the application
 * @returns {Promise<{ cpu: number, queries: number }>}
 */
export async function applicationUse(metricsUrl) {
  const { origin, pathname } = new URL(metricsUrl);
  const text = await send(origin, { path: pathname });
  const metric = (/** @type {string} */ name) => {
    const [, value] = new RegExp(`^${name} (\\S+)$`, 'm').exec(text) ?? [];
    if (value === undefined) throw new Error(`the metrics have no ${name}`);
    return Number(value);
  };
  return {
    cpu: 1000 * (metric('process_cpu_user_seconds_total') + metric('process_cpu_system_seconds_total')),
    queries: metric('database_reads_total') + metric('database_statements_total'),
  };
}

/**
 * @param {string} url of the bare server, or of the one behind the framework
 * @returns {Promise<{ cpu: number, queries: number }>}
 */
export async function bareUse(url) {
  const { user, system, queries } = JSON.parse(await send(url, { path: '/use' }));
  return { cpu: (user + system) / 1000, queries };
}

/**
 * The database server's, where it runs on this machine and `/proc` exists; 0 elsewhere.
 * @param {number | undefined} pid
 */
export function serverUse(pid) {
  if (pid === undefined) return 0;
  // The program's name in brackets may contain anything, so fields are counted from the last bracket.
  const [, fields = ''] = /\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
  const [user, system] = fields.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) * TICK_MS;
}

/**
 * @param {import('../lib/database.mjs').Database} database a MariaDB
 * @returns {Promise<number | undefined>}
 */
export async function serverPid(database) {
  const [row] = await database.all('SELECT @@pid_file AS file');
  try {
    const pid = Number(readFileSync(String(row?.file), 'utf8'));
    serverUse(pid);
    return pid;
  } catch {
    return undefined;
  }
}
