/** For Linux: what the faults have in common. */
import { waitFor } from '../lib/wait.mjs';
import { call } from './load.mjs';

export const RECOVERY_MS = 30_000;

/**
 * @typedef {import('./run-faults.mjs').Scene} Scene
 * @typedef {import('./load.mjs').Figures} Figures
 */

/** @param {Figures} figures */
export const failed = ({ failures }) => Object.values(failures).reduce((sum, count) => sum + count, 0);

/** @param {Figures} figures */
export function told(figures) {
  const kinds = Object.entries(figures.failures).map(([name, count]) => `${count} × ${name}`);
  const failures = kinds.length === 0 ? 'none failed' : `failed: ${kinds.join(', ')}`;
  return `${figures.calls} calls, ${failures}; longest gap ${(figures.longestGapMs / 1000).toFixed(1)} s`;
}

/** @param {Figures} figures */
export const has500 = ({ failures }) => Object.keys(failures).some((name) => name.startsWith('500'));

/**
 * Waits until calls succeed again and goes on for a moment.
 * @param {Scene} scene
 */
export async function recovered({ topology, load }) {
  await waitFor(
    async () =>
      (await call(topology.url, 'GET', '/health/ready').catch(() => undefined))?.status === 200
        ? true
        : undefined,
    { timeoutMs: RECOVERY_MS, what: 'readiness' },
  );
  const before = load.ledger.length;
  await waitFor(async () => (load.ledger.length > before + 20 ? true : undefined), {
    timeoutMs: RECOVERY_MS,
    what: 'new entries of the ledger',
  });
}
