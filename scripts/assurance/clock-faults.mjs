/** For Linux: faults of the clock, and what must hold during each. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { failed, has500, recovered, told } from './fault-figures.mjs';
import { Load } from './load.mjs';

const HOUR_MS = 3_600_000;
const PRELOAD = pathToFileURL(fileURLToPath(new URL('shifted-clock.mjs', import.meta.url))).href;
const BEFORE_MS = 15_000;
const ACROSS_MS = 45_000;

/**
 * Starts replicas anew, each with a clock that a file shifts: one after the other, or all at once where clocks would be months apart
 * meanwhile.
 * @param {import('../lib/topology.mjs').Topology} topology
 * @param {number} shift milliseconds
 * @param {{ isAtOnce?: boolean }} [options]
 */
async function withClocks({ replicas, folder }, shift, { isAtOnce = false } = {}) {
  if (isAtOnce) await Promise.all(replicas.map((replica) => replica.stop()));
  const files = replicas.map(({ name }) => join(folder, `${name}.clock`));
  for (const [index, replica] of replicas.entries()) {
    const file = files[index] ?? '';
    writeFileSync(file, String(shift));
    await replica.stop();
    Object.assign(replica.options.env ?? {}, {
      NODE_OPTIONS: `--import=${PRELOAD}`,
      CLOCK_SHIFT_FILE: file,
    });
    replica.start();
    await replica.ready();
  }
  return files;
}

/**
 * All replicas go through the moment at which UK time changes, with people who came that night.
 * @param {'forward' | 'back'} direction
 * @param {string} change when
 * @returns {import('./run-faults.mjs').Fault}
 */
function night(direction, change) {
  const shift = () => Date.parse(change) - BEFORE_MS - Date.now();
  return {
    on: 'one',
    inSample: false,
    promise: `a night when clocks go ${direction} is like any other`,
    tried: () => 'all clocks from 15 s before UK time changes to 30 s after',
    run: async ({ topology, load }) => {
      await load.stop();
      const files = await withClocks(topology, shift(), { isAtOnce: true });
      // Starting took its time.
      const started = shift();
      for (const file of files) writeFileSync(file, String(started));
      const visitors = await Load.prepare(topology.url, () => Date.now() + started);
      visitors.start();
      await pause(ACROSS_MS);
      await visitors.stop();
      // What was written months ago may rightly be gone by now.
      load.ledger = visitors.ledger;
      load.unanswered = visitors.unanswered;
      const figures = visitors.figures();
      return { figure: told(figures), holds: figures.succeeded > 0 && failed(figures) === 0 };
    },
  };
}

/** @type {import('./run-faults.mjs').Fault[]} */
export const CLOCK_FAULTS = [
  {
    on: 'one',
    inSample: false,
    promise: 'a replica whose clock jumps does no harm',
    tried: () => 'the clock of one of two replicas an hour ahead for 15 s, then an hour behind for 15 s',
    run: async (scene) => {
      const { topology, load } = scene;
      const [, second = ''] = await withClocks(topology, 0);
      await recovered(scene);
      load.figures();
      for (const shift of [HOUR_MS, -HOUR_MS, 0]) {
        writeFileSync(second, String(shift));
        await pause(shift === 0 ? 3000 : 15_000);
      }
      await recovered(scene);
      const figures = load.figures();
      return { figure: told(figures), holds: !has500(figures) && failed(figures) === 0 };
    },
  },
  // 01:00 UTC on the last Sunday of March and of October.
  night('forward', '2027-03-28T01:00:00Z'),
  night('back', '2027-10-31T01:00:00Z'),
];
