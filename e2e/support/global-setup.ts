import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startApp } from '../../scripts/lib/scratch-app.mjs';
import { ROOT } from '../../scripts/lib/workspace.mjs';
import { fillBigDatabase } from './big-database/index.js';

/** Starts the built application on a scratch database with the demo market and years of data; returns the teardown. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const engine = process.env.TEST_ENGINE === 'mariadb' ? 'mariadb' : 'sqlite';
  const app = await startApp({ engine, env: { DEMO_DATA: 'true' } });
  try {
    await fillBigDatabase(app);
  } catch (error) {
    await app.stop();
    throw error;
  }
  process.env.E2E_URL = app.url;
  process.env.E2E_DATA_DIR = app.store.dataDir;
  if (app.store.databaseUrl !== undefined) process.env.E2E_DATABASE_URL = app.store.databaseUrl;
  return async () => {
    await app.stop();
    const folder = join(ROOT, 'test-results');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `browser-${engine}.log`), app.output());
  };
}
