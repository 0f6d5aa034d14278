/**
 * On Linux each side of a comparison has a core for itself while it is measured, and the database and the sender share the
 * others. Otherwise a server that wakes the database is often put off its core for it, and finds its caches cold afterwards;
 * that costs the larger program more, and differs from run to run.
 */
import { spawnSync } from 'node:child_process';
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
  return [...sides.map((pid) => ({ pid, core: SIDE })), ...others.map((pid) => ({ pid, core: rest }))].every(
    ({ pid, core }) =>
      pid === undefined ||
      spawnSync(taskset, ['--all-tasks', '--cpu-list', '--pid', core, String(pid)]).status === 0,
  );
}
