/**
 * Writes the list of calls that take an `Idempotency-Key` according to the API document, so that the client can add one
 * by itself.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const [, , documentPath, target] = process.argv;
if (!documentPath || !target) throw new Error('usage: write-idempotent-calls.mjs DOCUMENT TARGET');

const KEY = '#/components/parameters/IdempotencyKey';
/** @type {{ paths: Record<string, Record<string, { parameters?: { $ref?: string }[] }>> }} */
const { paths } = JSON.parse(readFileSync(documentPath, 'utf8'));
const calls = Object.entries(paths).flatMap(([path, operations]) =>
  Object.entries(operations)
    .filter(([, { parameters = [] }]) => parameters.some(({ $ref }) => $ref === KEY))
    .map(([method]) => `${method} ${path}`),
);

writeFileSync(
  target,
  `/** Calls that take an \`Idempotency-Key\`. Generated from the API document by \`npm run api:generate\`. */
export const IDEMPOTENT_CALLS: ReadonlySet<string> = new Set([
${calls
  .toSorted()
  .map((call) => `  '${call}',\n`)
  .join('')}]);
`,
);
