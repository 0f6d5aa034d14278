/**
 * The applications that a run of the HTTP suite shares, one for each worker of Jest with a database of its own: specs
 * that run side by side would see each other's sign-ups, jobs and signed-out admin. Setup and teardown see the same
 * module.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startApp } from '../../../scripts/lib/scratch-app.mjs';
import { ROOT } from '../../../scripts/lib/workspace.mjs';

/** @type {import('../../../scripts/lib/scratch-app.mjs').ScratchApp[]} */
let apps = [];

/** @param {string} name */
function engineNamed(name) {
  if (name === 'sqlite' || name === 'mariadb') return name;
  throw new Error(`TEST_ENGINE must be sqlite or mariadb, not ${name}`);
}

/** @param {{ maxWorkers: number }} jest */
export async function start({ maxWorkers }) {
  const engine = engineNamed(process.env.TEST_ENGINE || 'sqlite');
  apps = await Promise.all(Array.from({ length: maxWorkers }, () => startApp({ engine })));
  process.env.TEST_ENGINE = engine;
  // `own-app.mjs` takes the one of its worker.
  process.env.TEST_APPS = JSON.stringify(
    apps.map(({ url, store }) => ({
      TEST_URL: url,
      TEST_DATA_DIR: store.dataDir,
      TEST_DATABASE_URL: store.databaseUrl ?? '',
    })),
  );
}

/** What the applications printed is kept: the reason of a 500 stands there and nowhere else. */
export async function stop() {
  if (apps.length === 0) return;
  const codes = await Promise.all(apps.map((app) => app.stop()));
  const folder = join(ROOT, 'test-results');
  mkdirSync(folder, { recursive: true });
  const outputs = apps.map((app) => app.output());
  writeFileSync(join(folder, `api-${process.env.TEST_ENGINE}.log`), outputs.join('\n'));
  const failed = codes.findIndex((code) => code !== 0);
  if (failed !== -1) {
    throw new Error(`The application ended with ${codes[failed]} instead of 0:\n${outputs[failed]}`);
  }
}
