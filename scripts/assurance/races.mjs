/**
 * `npm run assurance:races`: the races of the HTTP suite, many rounds of each, on every engine and with several replicas.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../lib/build.mjs';
import { checkNode, install } from '../lib/install.mjs';
import { bin, print, ROOT, runNode, stopwatch } from '../lib/workspace.mjs';

const USAGE = `npm run assurance:races -- [--rounds 200] [--on sqlite,one,cluster,nodes] [--files <pattern>] [--write]
  sqlite   one process and its file
  one      two replicas, one MariaDB server
  cluster  three replicas, three Galera nodes behind the proxy
  nodes    three replicas, each with a Galera node of its own
  --files  the specs whose name matches this pattern
  --write  puts the tables into docs/assurance.md, with --files these rows of them`;

const PLACES = {
  sqlite: 'SQLite',
  one: 'MariaDB, 2 replicas',
  cluster: 'Galera behind its proxy, 3 replicas',
  nodes: 'Galera, a node for each of 3 replicas',
};
/**
 * A transaction that changes much never gets through while others write the same rows on other nodes without a pause: it is
 * answered 503 BUSY. One writer at a time prevents that (docs/decisions/0031-one-writer-behind-a-proxy.md).
 */
const NOT_ON_NODES = 'suspension-races';

const SPECS = join(ROOT, 'backend/test/http');
const HAS_RACE = /^\s*race(?:Of)?\(/m;

/** @typedef {keyof typeof PLACES} Place */
/** @typedef {{ fullName: string, status: string, duration: number, failureMessages: string[] }} Test */

checkNode();
const { rounds, places, files, isAsked, write } = readOptions();
const specs = raceSpecs();
process.on('SIGINT', () => process.exit(130));
install();
await build();
const { missingFor } = await import('../lib/topology.mjs');
const { report } = await import('./report.mjs');

const missing = new Set();
/** @type {import('./report.mjs').Row[]} */
const all = [];
for (const place of places) {
  const lacks = place === 'sqlite' ? [] : missingFor(place === 'one' ? 'one' : 'cluster');
  if (lacks.length > 0) {
    lacks.forEach((line) => missing.add(line));
    continue;
  }
  const elapsed = stopwatch();
  /** @type {import('./report.mjs').Row[]} */
  const rows = [];
  for (const spec of specs.filter((name) => place !== 'nodes' || !name.startsWith(NOT_ON_NODES))) {
    const found = (await run(place, spec)).map((test) => toRow(place, test));
    print(
      `${PLACES[place]}: ${spec}, ${found.filter(({ holds }) => holds).length} of ${found.length} races hold (${elapsed()})`,
    );
    rows.push(...found);
  }
  all.push(...rows);
  const options = [`--on ${place}`, `--rounds ${rounds}`, ...(files === '' ? [] : [`--files '${files}'`])];
  report(`races-${place}`, rows, {
    command: `npm run assurance:races -- ${options.join(' ')}`,
    write,
    isPart: files !== '',
  });
  print(`${PLACES[place]}: ${rows.length} races, ${rounds} rounds of each (${elapsed()})`);
}
for (const line of missing) print(`Not tried: ${line}`);
const isFailed = all.length === 0 || all.some(({ holds }) => !holds);
process.exitCode = isFailed || (process.env.CI === 'true' && missing.size > 0) ? 1 : 0;

/**
 * @param {Place} place
 * @param {Test} test
 * @returns {import('./report.mjs').Row}
 */
function toRow(place, { fullName, status, duration, failureMessages }) {
  const promise = fullName.replace(/ \[race\]$/, '');
  const holds = status === 'passed';
  if (!holds) print(`✘ ${PLACES[place]}: ${promise}\n${failureMessages.join('\n')}`);
  const figure = `${holds ? 'none broken' : 'broken'}, ${Math.round(duration / 1000)} s`;
  return { promise, tried: `${rounds} rounds, ${PLACES[place]}`, figure, holds };
}

/** Specs with a race. Each gets an application of its own: what one leaves behind makes the rounds of the next no slower. */
function raceSpecs() {
  return readdirSync(SPECS).filter(
    (name) =>
      name.endsWith('.spec.ts') && isAsked(name) && HAS_RACE.test(readFileSync(join(SPECS, name), 'utf8')),
  );
}

/**
 * @param {Place} place
 * @param {string} spec
 * @returns {Promise<Test[]>}
 */
async function run(place, spec) {
  const folder = mkdtempSync(join(tmpdir(), 'tidyhearth-races-'));
  const file = join(folder, 'report.json');
  const { DATABASE_URL: _, ...env } = process.env;
  const args = [bin('jest'), '--selectProjects', 'http', '--maxWorkers=1', '-t', String.raw`\[race\]$`];
  args.push('--runTestsByPath', join(SPECS, spec));
  try {
    const { output } = await runNode([...args, '--json', `--outputFile=${file}`], {
      cwd: join(ROOT, 'backend'),
      env: {
        ...env,
        NODE_ENV: 'test',
        RACE_ROUNDS: String(rounds),
        TEST_ENGINE: place === 'sqlite' ? 'sqlite' : 'mariadb',
        ...(place === 'sqlite' ? {} : { TEST_TOPOLOGY: place }),
      },
    });
    if (!existsSync(file))
      return [
        {
          fullName: spec,
          status: 'failed',
          duration: 0,
          failureMessages: [`It did not finish:\n${output.slice(-3000)}`],
        },
      ];
    /** @type {{ testResults: { assertionResults: Test[], message: string }[] }} */
    const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    const raced = tests.filter(({ status }) => status !== 'pending');
    if (raced.length === 0) throw new Error(`No race was run:\n${output.slice(-3000)}`);
    return raced;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        rounds: { type: 'string', default: '200' },
        on: { type: 'string', default: Object.keys(PLACES).join(',') },
        files: { type: 'string', default: '' },
        write: { type: 'boolean', default: false },
      },
    });
    const chosen = values.on.split(',').filter((place) => place in PLACES);
    const count = Number(values.rounds);
    const pattern = new RegExp(values.files);
    if (chosen.length === 0 || !(count >= 1)) throw new Error(USAGE);
    return {
      rounds: count,
      places: /** @type {Place[]} */ (chosen),
      files: values.files,
      isAsked: (/** @type {string} */ spec) => pattern.test(spec),
      write: values.write,
    };
  } catch {
    console.error(USAGE);
    return process.exit(2);
  }
}
