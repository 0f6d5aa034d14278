import type { ScratchApp, Store } from '../../../scripts/lib/scratch-app.mjs';
import { waitFor } from '../../../scripts/lib/wait.mjs';
import { startApp } from './apps.js';
import { daysPass } from './rows/ageing.js';
import { keptLastRun } from './rows/kept.js';

/**
 * Moves this many days ahead and past the nightly job. A restart makes up for the nights in which the program did not
 * run.
 */
export async function nightAfter(days: number, app: ScratchApp, store: Store): Promise<ScratchApp> {
  await app.stop();
  await daysPass(days, store);
  const before = await keptLastRun(store);
  const restarted = await startApp({ engine: store.engine, store });
  await waitFor(async () => (await keptLastRun(store)) !== before || undefined, {
    timeoutMs: 30_000,
    what: 'the nightly job, made up for at the start',
  });
  return restarted;
}
