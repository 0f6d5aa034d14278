/** Writes the OpenAPI document that the code describes: `write-openapi [file]`. Starts nothing but the modules. */
import 'reflect-metadata';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { loadConfig } from '../src/config/load-config.js';
import { createApp } from '../src/create-app.js';
import { buildOpenApi } from '../src/web/openapi/build-document.js';

const target = resolve(process.argv[2] ?? 'openapi.json');
const dataDir = mkdtempSync(join(tmpdir(), 'tidyhearth-openapi-'));

try {
  const config = loadConfig({
    DATA_DIR: dataDir,
    DEMO_DATA: 'false',
    ADMIN_PASSWORD: 'not-used-here',
    LOG_LEVEL: 'error',
  });
  const app = await createApp(config);
  writeFileSync(target, `${JSON.stringify(buildOpenApi(app), null, 2)}\n`);
  await app.close();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
