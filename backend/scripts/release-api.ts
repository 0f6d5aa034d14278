/** Records the API's contract as released. Later documents must not break it (docs/api-changes.md). */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractOf } from './contract-of.js';

const FOLDER = join(import.meta.dirname, '../..');
const document: object = JSON.parse(readFileSync(join(FOLDER, 'openapi.json'), 'utf8'));
writeFileSync(join(FOLDER, 'openapi.released.json'), `${JSON.stringify(contractOf(document), null, 1)}\n`);
