/**
 * Writes the OpenAPI document that the code describes: `write-openapi [file]`. With `--check` it also compares the list
 * of events in docs/events.md, which saves starting the modules a second time.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildOpenApi } from '../src/web/openapi/build-document.js';
import { keepEventList } from './event-list.js';
import { withModules } from './with-modules.js';

const target = resolve(process.argv.slice(2).find((word) => !word.startsWith('--')) ?? 'openapi.json');

await withModules((app) => {
  writeFileSync(target, `${JSON.stringify(buildOpenApi(app), null, 2)}\n`);
  if (process.argv.includes('--check')) keepEventList(app);
});
