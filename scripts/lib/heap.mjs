/** What an application holds in memory after collecting garbage, queried from outside. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { waitFor } from './wait.mjs';
import { ROOT } from './workspace.mjs';

const PROBE = pathToFileURL(join(ROOT, 'scripts/lib/heap-probe.mjs')).href;
const PROBE_TIMEOUT_MS = 30_000;

/**
 * @typedef {{ heapUsed: number, rss: number }} Held bytes
 * @param {string} folder of the application's own
 * @returns {{ env: Record<string, string>, read: () => Promise<Held> }} settings to start it with, and how to query it
 */
export function heapOf(folder) {
  const file = join(folder, 'heap.json');
  return {
    env: { NODE_OPTIONS: `--import ${PROBE}`, BENCH_HEAP_FILE: file },
    read: async () => {
      rmSync(file, { force: true });
      writeFileSync(`${file}.asked`, '');
      const text = await waitFor(
        async () => (existsSync(file) ? readFileSync(file, 'utf8') || undefined : undefined),
        { timeoutMs: PROBE_TIMEOUT_MS, what: 'the heap' },
      );
      return JSON.parse(text);
    },
  };
}
