/**
 * On Linux each side of a comparison has a core for itself while it is measured, and the database and the sender share the
 * others. Otherwise a server that wakes the database is often put off its core for it, and finds its caches cold afterwards;
 * that costs the larger program more, and differs from run to run.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { findProgram } from '../lib/find-program.mjs';

const SIDE = '0';

/**
 * @param {{ sides: readonly (number | undefined)[], others: readonly (number | undefined)[] }} pids
 * @returns {boolean} false where there is one core only, or no `taskset`
 */
export function spreadOverCores({ sides, others }) {
  const cores = availableParallelism();
  const taskset = process.platform === 'linux' && cores > 1 ? findProgram('taskset') : undefined;
  if (taskset === undefined) return false;
  const rest = cores === 2 ? '1' : `1-${cores - 1}`;
  const wanted = [
    ...sides.map((pid) => ({ pid, core: SIDE })),
    ...others.map((pid) => ({ pid, core: rest })),
  ].filter(({ pid }) => pid !== undefined);
  for (const { pid, core } of wanted) {
    // A thread that ends meanwhile counts as a failure here, so what became of it is read below.
    spawnSync(taskset, ['--all-tasks', '--cpu-list', '--pid', core, String(pid)]);
  }
  return wanted.every(({ pid, core }) => coresOf(Number(pid)) === core);
}

/** @param {number} pid */
function coresOf(pid) {
  return /^Cpus_allowed_list:\t(.*)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
}
