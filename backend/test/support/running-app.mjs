/** The one application that a run of the HTTP suite shares; setup and teardown see the same module. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startApp } from '../../../scripts/lib/scratch-app.mjs';
import { ROOT } from '../../../scripts/lib/workspace.mjs';

/** @type {import('../../../scripts/lib/scratch-app.mjs').ScratchApp | undefined} */
let app;

/** @param {string} name */
function engineNamed(name) {
  if (name === 'sqlite' || name === 'mariadb') return name;
  throw new Error(`TEST_ENGINE must be sqlite or mariadb, not ${name}`);
}

export async function start() {
  const engine = engineNamed(process.env.TEST_ENGINE || 'sqlite');
  app = await startApp({ engine });
  Object.assign(process.env, {
    TEST_URL: app.url,
    TEST_ENGINE: engine,
    TEST_DATA_DIR: app.store.dataDir,
    TEST_DATABASE_URL: app.store.databaseUrl ?? '',
  });
}

/** What the application printed is kept: the reason of a 500 stands there and nowhere else. */
export async function stop() {
  if (app === undefined) return;
  const code = await app.stop();
  const folder = join(ROOT, 'test-results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `api-${app.store.engine}.log`), app.output());
  if (code !== 0) throw new Error(`The application ended with ${code} instead of 0:\n${app.output()}`);
}
