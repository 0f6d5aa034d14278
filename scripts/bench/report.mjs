/** The results as text; calls over their target are listed at the end. */

import { table } from '../lib/table.mjs';

const GROWTH_TARGET = { p50: 2, p99: 4 };
const EMBEDDED_TARGET = 0.8;

/**
 * @typedef {import('./engine-run.mjs').Result} Result
 * @typedef {Partial<Record<import('./engine-run.mjs').Engine, Result>>} Results
 */

/**
 * @param {Results} results
 * @param {{ fewCleaners: number, cleaners: number }} sizes
 */
export function report(results, { fewCleaners, cleaners }) {
  /** @type {string[]} */
  const over = [];
  const verdict = (/** @type {string} */ what, /** @type {number} */ value, /** @type {number} */ target) => {
    const isOver = value > target;
    if (isOver) over.push(`${what}: ${times(value)}, target ${times(target)}`);
    return isOver ? 'over' : 'ok';
  };
  const lines = Object.entries(results).flatMap(([engine, { measurements, growth }]) => [
    `\n${engine}, ${cleaners} cleaners: CPU milliseconds a request, against a bare server`,
    ...table(
      ['call', 'ours', 'bare', 'ratio', 'target', '', 'framework', 'API only', 'queries'],
      measurements.map(({ name, ours, bare, ratio, target, framework, apiOnly, queries }) => [
        name,
        ours.toFixed(2),
        bare.toFixed(2),
        times(ratio),
        times(target),
        verdict(`${engine}: ${name}`, ratio, target),
        times(framework),
        times(apiOnly),
        queries.map((count) => count.toFixed(1)).join(' / '),
      ]),
    ),
    `\n${engine}: a search takes how many times as long with ${cleaners} cleaners as with ${fewCleaners}, every sort`,
    ...table(
      ['from', 'p50', 'target', '', 'p99', 'target', ''],
      growth.map(({ place, p50, p99 }) => [
        place,
        ...[
          times(p50),
          times(GROWTH_TARGET.p50),
          verdict(`${engine}: growth p50, ${place}`, p50, GROWTH_TARGET.p50),
        ],
        ...[
          times(p99),
          times(GROWTH_TARGET.p99),
          verdict(`${engine}: growth p99, ${place}`, p99, GROWTH_TARGET.p99),
        ],
      ]),
    ),
  ]);
  const { sqlite, mariadb } = results;
  if (sqlite && mariadb) lines.push(...compareEngines(sqlite, mariadb, verdict));
  lines.push(
    '',
    over.length === 0 ? 'Nothing is over its target.' : 'Over target:',
    ...over.map((line) => `  ${line}`),
  );
  return lines.join('\n');
}

/**
 * @param {Result} sqlite
 * @param {Result} mariadb
 * @param {(what: string, value: number, target: number) => string} verdict
 */
function compareEngines(sqlite, mariadb, verdict) {
  const rows = sqlite.measurements.map(({ name, ours }, index) => {
    const share = ours / (mariadb.measurements[index]?.ours ?? NaN);
    return [name, times(share), times(EMBEDDED_TARGET), verdict(`embedded: ${name}`, share, EMBEDDED_TARGET)];
  });
  return ['\nThe embedded engine against MariaDB, ours', ...table(['call', 'ratio', 'target', ''], rows)];
}

const times = (/** @type {number} */ value) => `${value.toFixed(2)}x`;
