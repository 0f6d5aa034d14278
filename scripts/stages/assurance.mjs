/** For Linux: a sample of the faults and of the races on several replicas, as docs/assurance.md has them in full. */
import { runFaults } from '../assurance/run-faults.mjs';
import { missingFor } from '../lib/topology.mjs';
import { ROOT, runNode } from '../lib/workspace.mjs';

/** Those whose guards only several replicas can miss. */
const RACES = 'booking-races';

/** @returns {Promise<import('../lib/stages.mjs').Result>} */
export async function assurance() {
  const lacks = missingFor('cluster');
  if (lacks.length > 0) return { passed: 0, failed: 0, missing: lacks.join('; ') };
  /** @type {string[]} */
  const told = [];
  const { rows } = await runFaults({ sample: true, only: '', say: (text) => told.push(text) });
  const failed = rows.filter(({ holds }) => !holds).length;
  const races = await runNode(
    ['scripts/assurance/races.mjs', '--rounds', '1', '--on', 'one,nodes', '--files', RACES],
    { cwd: ROOT },
  );
  return {
    passed: rows.length - failed + (races.code === 0 ? 1 : 0),
    failed: failed + (races.code === 0 ? 0 : 1),
    output: [failed === 0 ? '' : told.join('\n'), races.code === 0 ? '' : races.output].join('\n'),
  };
}
