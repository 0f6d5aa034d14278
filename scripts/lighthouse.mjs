/**
 * `npm run lighthouse`: the production build on a scratch database, measured by Lighthouse as a phone on a slow network.
 * Fails when a page is over its budget (docs/performance.md, "The site").
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './lib/build.mjs';
import { checkNode, install } from './lib/install.mjs';
import { installHint } from './lib/missing-programs.mjs';
import { table } from './lib/table.mjs';
import { exitWith, PreparationError, ROOT, runNode, print, stopwatch } from './lib/workspace.mjs';
import { measureOnce, medianOf } from './lighthouse/measure.mjs';
import { lighthouseCommand } from './lighthouse/tool.mjs';

const USAGE = `npm run lighthouse -- [options]
  --runs 5      of each page; the median counts
  --only /path  one page only
  --no-build    measures what is built already`;
const PAGES = ['/', '/find-cleaners', '/how-it-works'];

/** @type {{ name: import('./lighthouse/measure.mjs').Figure, title: string, least?: number, below?: number, digits: number }[]} */
const BUDGETS = [
  { name: 'performance', title: 'performance', least: 95, digits: 0 },
  { name: 'accessibility', title: 'accessibility', least: 100, digits: 0 },
  { name: 'best-practices', title: 'best practices', least: 100, digits: 0 },
  { name: 'seo', title: 'SEO', least: 100, digits: 0 },
  { name: 'largest-contentful-paint', title: 'LCP ms', below: 2000, digits: 0 },
  { name: 'cumulative-layout-shift', title: 'CLS', below: 0.02, digits: 3 },
  { name: 'total-blocking-time', title: 'TBT ms', below: 100, digits: 0 },
];

/** Lighthouse's benchmark index of an idle current machine; with a much lower one, times are not comparable. */
const IDLE_MACHINE = '~ 2000';

checkNode();
const options = readOptions();
const elapsed = stopwatch();
try {
  install();
  if (options.build) await build();
  const over = [...(await measurePages(lighthouseCommand())), ...(await checkScripts())];
  print(over.length === 0 ? '\nNothing is over its budget.' : `\nOver budget:\n  ${over.join('\n  ')}`);
  print(`Measured in ${elapsed()}`);
  process.exitCode = over.length === 0 ? 0 : 1;
} catch (error) {
  exitWith(error);
}

/**
 * @param {string} lighthouse
 * @returns {Promise<string[]>} what is over
 */
async function measurePages(lighthouse) {
  // Imported here because they need what was just installed and built.
  const { startApp } = await import('./lib/scratch-app.mjs');
  const { findBrowser } = await import('../e2e/support/browser.mjs');
  const browser = await findBrowser();
  if (browser === undefined)
    throw new PreparationError(`Nothing to measure with: ${installHint('browser')}.`);
  const app = await startApp({ env: { DEMO_DATA: 'true' } });
  try {
    const rows = [];
    const over = [];
    for (const path of options.pages) {
      const runs = [];
      for (let run = 1; run <= options.runs; run += 1)
        runs.push(await measureOnce({ lighthouse, browser, url: `${app.url}${path}` }));
      const { figures, machine, complaints } = medianOf(runs);
      rows.push([
        path,
        ...BUDGETS.map(({ name, digits }) => figures[name].toFixed(digits)),
        machine.toFixed(0),
      ]);
      const missed = BUDGETS.filter(
        ({ name, least = -Infinity, below = Infinity }) => figures[name] < least || figures[name] >= below,
      );
      over.push(
        ...missed.map(({ name, title, digits }) => `${path}: ${title} ${figures[name].toFixed(digits)}`),
        ...complaints
          .filter((complaint) => missed.some(({ name }) => complaint.startsWith(name)))
          .map((complaint) => `${path}: ${complaint}`),
      );
    }
    const wanted = BUDGETS.map(({ least, below }) => (least === undefined ? `< ${below}` : `>= ${least}`));
    print(`\nMedian of ${options.runs}, simulated mobile`);
    const titles = ['page', ...BUDGETS.map(({ title }) => title), 'machine'];
    print(table(titles, [...rows, ['budget', ...wanted, IDLE_MACHINE]]).join('\n'));
    return over;
  } finally {
    await app.stop();
  }
}

/** @returns {Promise<string[]>} */
async function checkScripts() {
  const cwd = join(ROOT, 'frontend-site');
  const { code, output } = await runNode(['scripts/budget.mjs'], { cwd });
  print(`\nScripts, gzip\n${output.trimEnd()}`);
  return code === 0 ? [] : ['scripts: see the list'];
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        runs: { type: 'string', default: '5' },
        only: { type: 'string' },
        'no-build': { type: 'boolean', default: false },
      },
    });
    const runs = Number(values.runs);
    if (!Number.isInteger(runs) || runs < 1) throw new Error('what is that?');
    return { runs, pages: values.only === undefined ? PAGES : [values.only], build: !values['no-build'] };
  } catch {
    console.error(USAGE);
    return process.exit(2);
  }
}
