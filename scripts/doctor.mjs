/**
 * `npm run doctor`: reads the configured database and reports which of the product's rules hold, one line each. Changes
 * nothing; the application may be running. Exits with 0 if all hold, 1 if one does not, 2 if it could not look.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { messageOf } from './lib/message-of.mjs';
import { loadSettings } from './lib/settings.mjs';
import { ROOT } from './lib/workspace.mjs';
import { prepare } from './prepare.mjs';

const COULD_NOT_LOOK = 2;

loadSettings(COULD_NOT_LOOK);
await prepare(COULD_NOT_LOOK);
// Imported here because they need what was just installed and built.
const { examine } = await import('./doctor/examine.mjs');

const built = (/** @type {string} */ module) =>
  import(pathToFileURL(join(ROOT, `backend/dist/src/${module}.js`)).href);

try {
  const { loadConfig } = await built('config/load-config');
  // Without a secret the configuration would create and store one; nothing is opened or signed here.
  const config = loadConfig({ ...process.env, JWT_SECRET: 'not-used-by-this-program-0123456789-abcdef' });
  const { parseDatabaseUrl } = await built('config/database-url');
  const { refuseUnfinishedRestore } = await built('database/unfinished-restore');
  const failed = await examine({
    dataDir: config.dataDir,
    server: config.databaseUrl === undefined ? undefined : parseDatabaseUrl(config.databaseUrl),
    refuseUnfinishedRestore,
    // Imported here because it was just built.
    days: await import('@tidyhearth/domain'),
    hasLocalFiles: config.s3 === undefined,
    print: (line) => console.log(line),
  });
  console.log(
    failed === 0 ? '\nAll rules hold.' : `\n${failed} rules do not hold: docs/operations.md, "Doctor".`,
  );
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  console.error(`The doctor could not look: ${messageOf(error)}`);
  process.exitCode = COULD_NOT_LOOK;
}
