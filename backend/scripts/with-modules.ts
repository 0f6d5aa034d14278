import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../src/config/load-config.js';
import { createApp } from '../src/create-app.js';

export type App = Awaited<ReturnType<typeof createApp>>;

/** Creates the application's modules without starting a server, to read information from them. */
export async function withModules(read: (app: App) => void): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tidyhearth-modules-'));
  try {
    const config = loadConfig({
      DATA_DIR: dataDir,
      DEMO_DATA: 'false',
      ADMIN_PASSWORD: 'not-used-here',
      LOG_LEVEL: 'error',
    });
    const app = await createApp(config);
    read(app);
    await app.close();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
