/**
 * `npm run bench`: the CPU time of API calls relative to a bare Node server with the same SQL in the same run, because
 * absolute times depend on the machine (docs/performance.md). Uses data of its own.
 */
import { parseArgs } from 'node:util';
import { prepareMeasurement } from './lib/measurement.mjs';
import { exitWith, print, stopwatch } from './lib/workspace.mjs';

const USAGE = `npm run bench -- [options]
  --engine sqlite|mariadb   one engine only; both unless there is no MariaDB server
  --cleaners 20000          how many cleaners there are to search; 100000 and 1000000 take minutes to fill in
  --bookings 1000000        instead: how much longer calls take with so many bookings, and cleaners, than with 1,000
  --seconds 1               of a round of one side of a call, and of each window of its warm-up
  --only '<text>|<text>'    calls whose name has one of these texts
  --no-build                measures what is built already`;
const FEWEST = 1_000;

const options = await prepareMeasurement(readOptions);
// Imported here because they depend on what was just installed and built.
const { runEngine } = await import('./bench/engine-run.mjs');
const { report } = await import('./bench/report.mjs');
const { measureScale, reportScale } = await import('./bench/scale.mjs');
const { findMariaDb } = await import('./lib/mariadb.mjs');

const elapsed = stopwatch();
const hasServer = Boolean(process.env.DATABASE_URL) || findMariaDb() !== undefined;
if (!hasServer && options.engines.includes('mariadb'))
  print('No MariaDB server here: measuring the embedded engine only.');
const engines = options.engines.filter((engine) => engine !== 'mariadb' || hasServer);
try {
  print(options.bookings === undefined ? await compared() : await grown(options.bookings));
} catch (error) {
  exitWith(error);
}
print(`\nMeasured in ${elapsed()}`);
process.exit(0);

async function compared() {
  /** @type {import('./bench/report.mjs').Results} */
  const results = {};
  const told = () => report(results, { fewCleaners: FEWEST, cleaners: options.cleaners });
  await eachEngine(told, async (engine) => {
    results[engine] = await runEngine({ engine, ...options, print });
  });
  return told();
}

/** @param {number} bookings */
async function grown(bookings) {
  /** @type {Parameters<typeof reportScale>[0]} */
  const results = {};
  const told = () => reportScale(results, { cleaners: options.cleaners, bookings });
  await eachEngine(told, async (engine) => {
    results[engine] = await measureScale({ engine, ...options, bookings, print });
  });
  return told();
}

/**
 * If the second engine fails, the result of the first, which took a quarter of an hour, is still printed.
 * @param {() => string} told
 * @param {(engine: import('./bench/engine-run.mjs').Engine) => Promise<void>} run
 */
async function eachEngine(told, run) {
  for (const [index, engine] of engines.entries()) {
    try {
      await run(engine);
    } catch (error) {
      if (index > 0) print(told());
      throw error;
    }
  }
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        engine: { type: 'string' },
        cleaners: { type: 'string', default: '20000' },
        bookings: { type: 'string' },
        seconds: { type: 'string', default: '1' },
        only: { type: 'string', default: '' },
        'no-build': { type: 'boolean', default: false },
      },
    });
    const cleaners = Number(values.cleaners);
    const bookings = values.bookings === undefined ? undefined : Number(values.bookings);
    const milliseconds = Number(values.seconds) * 1000;
    /** @type {import('./lib/scratch-app.mjs').Engine[]} */
    const engines = /** @type {const} */ (['sqlite', 'mariadb']).filter(
      (engine) => values.engine === undefined || values.engine === engine,
    );
    if (
      engines.length === 0 ||
      !(cleaners >= FEWEST) ||
      !(milliseconds > 0) ||
      !((bookings ?? FEWEST) >= FEWEST)
    )
      throw new Error('what is that?');
    const texts = values.only.split('|');
    const isAsked = (/** @type {string} */ call) => texts.some((text) => call.includes(text));
    return { engines, cleaners, bookings, milliseconds, isAsked, build: !values['no-build'] };
  } catch {
    console.error(USAGE);
    return process.exit(2);
  }
}
