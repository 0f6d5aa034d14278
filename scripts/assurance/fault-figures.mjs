/** For Linux: what the faults have in common. */
import { waitFor } from '../lib/wait.mjs';
import { call } from './load.mjs';

/** How long things may take to work again. A sample may run on a slow and busy machine, so that it only notices what never works again. */
export const recoveryMs = (/** @type {boolean} */ sample) => (sample ? 180_000 : 30_000);

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
 * Whether no time without any success was longer than it may be. Only a full run judges that, on a machine of its own.
 * @param {Scene} scene
 * @param {Figures} figures
 * @param {number} limitMs
 */
export const noGapOver = ({ sample }, figures, limitMs) => sample || figures.longestGapMs < limitMs;

/**
 * Waits until calls succeed again and goes on for a moment.
 * @param {Scene} scene
 */
export async function recovered({ topology, load, sample }) {
  await waitFor(
    async () =>
      (await call(topology.url, 'GET', '/health/ready').catch(() => undefined))?.status === 200
        ? true
        : undefined,
    { timeoutMs: recoveryMs(sample), what: 'readiness' },
  );
  const before = load.ledger.length;
  await waitFor(async () => (load.ledger.length > before + 20 ? true : undefined), {
    timeoutMs: recoveryMs(sample),
    what: 'new entries of the ledger',
  });
}
