import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, runNode } from '../../../../scripts/lib/workspace.mjs';

const ADDRESSES = ['/api/cleaners/999999', '/api/cleaners?limit=5', '/api/cleaners?limit=none'];

/** Creates the built application and counts the parameters that take Nest's own path, which wraps them in promises. */
const COUNTING = `
  import { RouterExecutionContext } from '@nestjs/core/router/router-execution-context.js';
  import { loadConfig } from '${pathToFileURL(join(ROOT, 'backend/dist/src/config/load-config.js'))}';
  import { createApp } from '${pathToFileURL(join(ROOT, 'backend/dist/src/create-app.js'))}';
  const passLater = RouterExecutionContext.prototype.getParamValue;
  let later = 0;
  RouterExecutionContext.prototype.getParamValue = function (...args) {
    later += 1;
    return passLater.apply(this, args);
  };
  const app = await createApp(loadConfig(process.env));
  const counts = [];
  for (const url of ${JSON.stringify(ADDRESSES)}) {
    later = 0;
    const { statusCode } = await app.inject({ url });
    counts.push([statusCode, later]);
  }
  await app.close();
  console.log(JSON.stringify(counts));
`;

describe('The parameters of calls to the application', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tidyhearth-parameters-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it('are passed without promises, except where one is refused, which is waited for', async () => {
    const env = {
      ...process.env,
      ...{ NODE_ENV: 'test', DATABASE_URL: '', DATA_DIR: dataDir, DEMO_DATA: 'false' },
      ...{ ADMIN_PASSWORD: 'not-used-here', LOG_LEVEL: 'error' },
    };
    const { code, output } = await runNode(['--input-type=module', '-e', COUNTING], { env });
    expect([code, output.trim()]).toEqual([0, '[[404,0],[200,0],[400,1]]']);
  });
});
