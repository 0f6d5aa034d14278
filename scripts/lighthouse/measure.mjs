/** Runs Lighthouse with its default simulation of a phone on a slow network. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from '../lib/workspace.mjs';
import { ownBlocking } from './own-blocking.mjs';

const CATEGORIES = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);
/** In milliseconds, except the layout shift, which has no unit. */
const METRICS = /** @type {const} */ ([
  'largest-contentful-paint',
  'cumulative-layout-shift',
  'total-blocking-time',
]);
const CHROME_FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];

/**
 * @typedef {typeof CATEGORIES[number] | typeof METRICS[number]} Figure
 *
 * @typedef {object} Run
 * @property {Record<Figure, number>} figures scores from 0 to 100, and the metrics
 * @property {number} machine Lighthouse's measure of the processor at that moment; an idle current one gives about 2000
 * @property {number} ownBlocking milliseconds of blocking time that are the page's own
 * @property {string[]} complaints what kept a category other than performance from 100
 *
 * @typedef {object} Report the part of Lighthouse's own that is read here
 * @property {Record<string, { score: number | null, auditRefs: { id: string, weight: number }[] }>} categories
 * @property {Record<string, { score: number | null, title: string, numericValue?: number }>} audits
 * @property {{ benchmarkIndex: number }} environment
 * @property {{ message: string }} [runtimeError]
 */

/**
 * @param {{ lighthouse: string, browser: string, url: string, profile: string }} what the profile is the browser's own folder
 * @returns {Promise<Run>}
 */
export async function measureOnce({ lighthouse, browser, url, profile }) {
  const folder = mkdtempSync(join(tmpdir(), 'tidyhearth-lighthouse-'));
  try {
    const file = join(folder, 'report.json');
    const { code, output } = await runNode(
      [
        lighthouse,
        url,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        '--save-assets',
        `--only-categories=${CATEGORIES.join(',')}`,
        `--chrome-flags=${[...CHROME_FLAGS, `--user-data-dir=${profile}`].join(' ')}`,
        // The profile is fresh, and may contain a sign-in.
        '--disable-storage-reset',
      ],
      { cwd: folder, env: { ...process.env, CHROME_PATH: browser } },
    );
    if (code !== 0) throw new Error(`Lighthouse failed on ${url}\n${output}`);
    const report = read(JSON.parse(readFileSync(file, 'utf8')));
    const { traceEvents } = JSON.parse(readFileSync(join(folder, 'report-0.trace.json'), 'utf8'));
    return { ...report, ownBlocking: ownBlocking(traceEvents) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {Report} report
 * @returns {Omit<Run, 'ownBlocking'>}
 */
function read({ categories, audits, environment, runtimeError }) {
  if (runtimeError) throw new Error(runtimeError.message);
  const scores = CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)]);
  const metrics = METRICS.map((id) => [id, audits[id]?.numericValue ?? Infinity]);
  const complaints = CATEGORIES.filter((id) => id !== 'performance').flatMap((id) =>
    (categories[id]?.auditRefs ?? [])
      .filter((audit) => audit.weight > 0 && (audits[audit.id]?.score ?? 1) < 1)
      .map((audit) => `${id}: ${audits[audit.id]?.title}`),
  );
  const figures = /** @type {Record<Figure, number>} */ (Object.fromEntries([...scores, ...metrics]));
  return { figures, machine: environment.benchmarkIndex, complaints };
}

/**
 * The median of each figure over all runs.
 * @param {Run[]} runs
 * @returns {Run}
 */
export function medianOf(runs) {
  const middle = (/** @type {number[]} */ values) =>
    values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
  const entries = [...CATEGORIES, ...METRICS].map((name) => [
    name,
    middle(runs.map(({ figures }) => figures[name])),
  ]);
  const figures = /** @type {Record<Figure, number>} */ (Object.fromEntries(entries));
  const machine = middle(runs.map((run) => run.machine));
  const own = middle(runs.map((run) => run.ownBlocking));
  return {
    figures,
    machine,
    ownBlocking: own,
    complaints: [...new Set(runs.flatMap(({ complaints }) => complaints))],
  };
}
