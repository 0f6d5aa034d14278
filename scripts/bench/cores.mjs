/**
 * On Linux each side of a comparison has a core for itself while it is measured, and the database and the sender share the
 * others. Otherwise a server that wakes the database is often put off its core for it, and finds its caches cold afterwards;
 * that costs the larger program more, and differs from run to run.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { findProgram } from '../lib/find-program.mjs';

const taskset =
  process.platform === 'linux' && availableParallelism() > 1 ? findProgram('taskset') : undefined;
/** What this process may use, read before it is confined: what it starts inherits that. */
const ALL = taskset === undefined ? '' : coresOf(process.pid);
const [SIDE = 0, ...REST] = coresIn(ALL);

/**
 * @param {{ sides: readonly (number | undefined)[], others: readonly (number | undefined)[] }} pids
 * @returns {boolean} false where there is one core only, or no `taskset`
 */
export function spreadOverCores({ sides, others }) {
  if (taskset === undefined) return false;
  const given = [...sides.map((pid) => confine(pid, [SIDE])), ...others.map((pid) => confine(pid, REST))];
  return given.every(Boolean);
}

/** Gives this process all its cores back, for what it starts next. */
export function useAllCores() {
  confine(process.pid, coresIn(ALL));
}

/**
 * @param {number | undefined} pid
 * @param {readonly number[]} cores
 */
function confine(pid, cores) {
  if (taskset === undefined || pid === undefined) return true;
  // A thread that ends meanwhile makes it fail, so what became of the process is read instead.
  spawnSync(taskset, ['--all-tasks', '--cpu-list', '--pid', cores.join(','), String(pid)]);
  return coresIn(coresOf(pid)).join() === cores.join();
}

/** @param {number} pid */
function coresOf(pid) {
  return /^Cpus_allowed_list:\t(.*)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '';
}

/**
 * The kernel's form: `0-3,6`.
 * @param {string} list
 */
function coresIn(list) {
  return list.split(',').flatMap((part) => {
    const [first = NaN, last = first] = part.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}
