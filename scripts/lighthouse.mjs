/**
 * `npm run lighthouse`: Lighthouse measures the production build on a scratch database as a phone on a slow network.
 * Fails if a page exceeds its budget (docs/performance.md, "The site").
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
  --only /path  one page only, or those with this in their name
  --no-build    measures what is built already`;

/** @type {{ name: import('./lighthouse/measure.mjs').Figure, title: string, digits: number }[]} */
const COLUMNS = [
  { name: 'performance', title: 'performance', digits: 0 },
  { name: 'accessibility', title: 'accessibility', digits: 0 },
  { name: 'best-practices', title: 'best practices', digits: 0 },
  { name: 'seo', title: 'SEO', digits: 0 },
  { name: 'largest-contentful-paint', title: 'LCP ms', digits: 0 },
  { name: 'cumulative-layout-shift', title: 'CLS', digits: 3 },
  { name: 'total-blocking-time', title: 'TBT ms', digits: 0 },
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
 * @returns {Promise<string[]>} what exceeds its budget
 */
async function measurePages(lighthouse) {
  // Imported here because they depend on what was just installed and built.
  const { startApp } = await import('./lib/scratch-app.mjs');
  const { findBrowser } = await import('../e2e/support/browser.mjs');
  const browser = await findBrowser();
  if (browser === undefined)
    throw new PreparationError(`Nothing to measure with: ${installHint('browser')}.`);
  const { BUDGETS, measuredPages } = await import('./lighthouse/pages.mjs');
  const { Profiles } = await import('./lighthouse/profiles.mjs');
  const app = await startApp({ env: { DEMO_DATA: 'true' } });
  const profiles = new Profiles({ browser, url: app.url });
  try {
    const rows = [];
    const over = [];
    for (const { name: page, path, account, kind } of wantedOf(await measuredPages(app.url))) {
      print(`${page} …`);
      const budgets = BUDGETS[kind];
      const runs = [];
      for (let run = 1; run <= options.runs; run += 1)
        runs.push(
          await profiles.withFresh(account, (profile) =>
            measureOnce({ lighthouse, browser, url: `${app.url}${path}`, profile }),
          ),
        );
      const { figures, machine, ownBlocking, complaints } = medianOf(runs);
      // Figures without a budget are shown too, except those that can't apply: search engines don't see pages behind a
      // sign-in.
      const shown = COLUMNS.map(({ name, digits }) =>
        name === 'seo' && budgets.seo === undefined ? '' : figures[name].toFixed(digits),
      );
      rows.push([page, ...shown, ownBlocking.toFixed(0), machine.toFixed(0)]);
      const missed = COLUMNS.filter(({ name }) => {
        const { least = -Infinity, below = Infinity } = budgets[name] ?? {};
        return figures[name] < least || figures[name] >= below;
      });
      over.push(
        ...missed.map(({ name, title, digits }) => `${page}: ${title} ${figures[name].toFixed(digits)}`),
        ...complaints
          .filter((complaint) => missed.some(({ name }) => complaint.startsWith(name)))
          .map((complaint) => `${page}: ${complaint}`),
      );
    }
    const wanted = Object.entries(BUDGETS).map(([kind, budgets]) => [
      `budget, ${kind}`,
      ...COLUMNS.map(({ name }) => inWords(budgets[name])),
      '',
      IDLE_MACHINE,
    ]);
    print(`\nMedian of ${options.runs}, simulated mobile`);
    const titles = ['page', ...COLUMNS.map(({ title }) => title), 'of it own', 'machine'];
    print(table(titles, [...rows, ...wanted]).join('\n'));
    return over;
  } finally {
    profiles.remove();
    await app.stop();
  }
}

/** @param {import('./lighthouse/pages.mjs').Budget} [budget] */
function inWords({ least, below } = {}) {
  if (least !== undefined) return `>= ${least}`;
  return below === undefined ? '' : `< ${below}`;
}

/** @param {import('./lighthouse/pages.mjs').MeasuredPage[]} pages */
function wantedOf(pages) {
  const { only } = options;
  if (only === undefined) return pages;
  const named = pages.filter(({ name }) => name === only);
  const wanted = named.length > 0 ? named : pages.filter(({ name }) => name.includes(only));
  if (wanted.length === 0)
    throw new PreparationError(`No page is called ${only}: ${pages.map(({ name }) => name).join('; ')}.`);
  return wanted;
}

/** @returns {Promise<string[]>} */
async function checkScripts() {
  print('\nScripts, gzip');
  let isOver = false;
  for (const folder of ['frontend-site', 'frontend-admin']) {
    const { code, output } = await runNode(['scripts/budget.mjs'], { cwd: join(ROOT, folder) });
    print(output.trimEnd());
    isOver ||= code !== 0;
  }
  return isOver ? ['scripts: see the list'] : [];
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
    return { runs, only: values.only, build: !values['no-build'] };
  } catch {
    console.error(USAGE);
    return process.exit(2);
  }
}
