import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startApp } from '../../scripts/lib/scratch-app.mjs';
import { ROOT } from '../../scripts/lib/workspace.mjs';
import { fillBigDatabase } from './big-database/index.js';

/** Starts the built application on a scratch database with the demo market and much more; what it returns ends it. */
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
  return async () => {
    await app.stop();
    const folder = join(ROOT, 'test-results');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `browser-${engine}.log`), app.output());
  };
}
