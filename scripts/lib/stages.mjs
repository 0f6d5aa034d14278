/** The stages of `npm test`, in order. Each returns how many of its checks passed and failed. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { findBrowser } from '../../e2e/support/browser.mjs';
import { failuresOf, playwrightCounts, unitCounts } from './counts.mjs';
import { findMariaDb, startMariaDb } from './mariadb.mjs';
import { installHint } from './missing-programs.mjs';
import { assurance } from '../stages/assurance.mjs';
import { image } from '../stages/image.mjs';
import { installs } from '../stages/installs.mjs';
import { start } from '../stages/start.mjs';
import { bin, ROOT, runNode } from './workspace.mjs';

/**
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed
 * @property {number} [skipped] tests that were left out
 * @property {string[]} [skippedIn] their files, if they are known
 * @property {string} [missing] what the machine lacks and how to get it; the stage did not run
 * @property {string} [output] shown when something failed
 * @property {string[]} [failures] what failed, one per line, if it is known (see failuresOf)
 * @property {import('./counts.mjs').TestTime[]} [times] how long each test took, if the runner reports it
 *
 * @typedef {object} Stage
 * @property {string} name
 * @property {number} wave two stages of one wave run side by side
 * @property {boolean} needsBuild
 * @property {() => Promise<Result>} run
 */

const TYPED = ['domain', 'api-client', 'backend', 'frontend-site', 'frontend-admin', 'e2e', 'scripts'];
/** How many type checks run in parallel. */
const TYPES_AT_ONCE = 2;

/**
 * During development, most files have been checked before, so caches are used. In CI, where the result decides, every
 * file is read.
 */
const DECIDES = process.env.CI === 'true';
const CACHE = join(ROOT, 'node_modules/.cache');

/** Open postcode data for tests, which is not part of the repository. */
const OPEN_DATA_DIR = process.env.OPEN_DATA_DIR ?? join(ROOT, '../shared/geo');
export const hasOpenData = () => existsSync(OPEN_DATA_DIR);

/** @returns {NodeJS.ProcessEnv} */
function stageEnvironment(extra = {}) {
  const { DATABASE_URL: _, ...env } = process.env;
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  return { ...env, ...colour, NODE_ENV: 'test', OPEN_DATA_DIR, ...extra };
}

/**
 * The result of a stage that is a single check.
 * @param {{ code: number, output: string }[]} runs
 * @param {string} [advice]
 * @returns {Result}
 */
function oneCheck(runs, advice = '') {
  const broken = runs.filter(({ code }) => code !== 0);
  if (broken.length === 0) return { passed: 1, failed: 0 };
  return { passed: 0, failed: 1, output: [...broken.map(({ output }) => output), advice].join('\n') };
}

const lint = async () =>
  oneCheck([await runNode([bin('oxlint'), '--deny-warnings'], { env: stageEnvironment() })]);

const format = async () =>
  oneCheck(
    [await runNode([bin('oxfmt'), '--check'], { env: stageEnvironment() })],
    'To mend: npm run format',
  );

async function types() {
  const waiting = TYPED.filter((folder) => existsSync(join(ROOT, folder, 'tsconfig.json')));
  /** @type {{ code: number, output: string }[]} */
  const runs = [];
  const work = async () => {
    for (let folder = waiting.shift(); folder !== undefined; folder = waiting.shift()) {
      const args = [bin('typescript', 'tsc'), '--noEmit', '-p', folder];
      if (!DECIDES)
        args.push('--incremental', '--tsBuildInfoFile', join(CACHE, `types/${folder}.tsbuildinfo`));
      runs.push(await runNode(args, { env: stageEnvironment() }));
    }
  };
  await Promise.all(Array.from({ length: TYPES_AT_ONCE }, work));
  return oneCheck(runs);
}

/** The API document: it matches the code, stays compatible with what was released, and passes the linters. */
async function api() {
  const generated = await isGenerated();
  const judged = await jest('api');
  return {
    ...judged,
    passed: judged.passed + generated.passed,
    failed: judged.failed + generated.failed,
    output: [generated.output, judged.output].filter(Boolean).join('\n'),
    failures: [...failuresOf('what is generated', generated), ...(judged.failures ?? [])],
  };
}

/** Files generated from the code by `npm run api:generate`. */
const GENERATED = ['backend/openapi.json', 'api-client/src/schema.ts', 'api-client/src/idempotent-calls.ts'];

/**
 * Fails if one of these files, or a list in the docs, differs from what is generated now.
 * @returns {Promise<Result>}
 */
const isGenerated = () =>
  inTemporaryFolder(async (folder) => {
    const fresh = GENERATED.map((file) => join(folder, basename(file)));
    const [document = '', schema = '', calls = ''] = fresh;
    const generator = bin('openapi-typescript', 'openapi-typescript', 'api-client');
    for (const args of [
      ['backend/dist/scripts/write-openapi.js', document, '--check'],
      ['backend/dist/scripts/list-errors.js', '--check'],
      [generator, document, '-o', schema, '--alphabetize'],
      ['api-client/scripts/write-idempotent-calls.mjs', document, calls],
    ]) {
      const run = await runNode(args, { env: stageEnvironment() });
      if (run.code !== 0) return oneCheck([run]);
    }
    const stale = GENERATED.filter((file, index) => !isSame(fresh[index] ?? '', join(ROOT, file)));
    return oneCheck(
      stale.map((file) => ({ code: 1, output: `${file} is not what the code says.` })),
      'To mend: npm run api:generate, and commit these files',
    );
  });

/**
 * @param {string} a
 * @param {string} b
 */
const isSame = (a, b) => existsSync(b) && readFileSync(a, 'utf8') === readFileSync(b, 'utf8');

/**
 * Both engines run at once, so there are two workers per core. That is fine because a spec spends half of its time
 * waiting, often to see that nothing happens.
 */
const HTTP_WORKERS = Math.max(1, Math.min(4, availableParallelism()));

/**
 * @param {'unit' | 'api' | 'http'} project
 * @param {NodeJS.ProcessEnv} [env]
 * @param {readonly string[]} [more] arguments
 */
const jest = (project, env, more = []) =>
  inTemporaryFolder(async (folder) => {
    const report = join(folder, 'report.json');
    const args = [bin('jest'), '--selectProjects', project, '--json', `--outputFile=${report}`, ...more];
    args.push(`--maxWorkers=${project === 'http' ? HTTP_WORKERS : availableParallelism()}`);
    const run = await runNode(args, { cwd: join(ROOT, 'backend'), env: stageEnvironment(env) });
    return unitCounts(report, run);
  });

/** Both at once, because each runs its files one after the other in one process. */
async function fronts() {
  const folders = ['frontend-site', 'frontend-admin'];
  const results = await Promise.all(folders.map((folder) => front(folder)));
  /** @type {Result} */
  const sum = { passed: 0, failed: 0, skipped: 0, output: '', failures: [], times: [] };
  for (const [index, one] of results.entries()) {
    sum.passed += one.passed;
    sum.failed += one.failed;
    sum.skipped = (sum.skipped ?? 0) + (one.skipped ?? 0);
    if (one.failed > 0) sum.output += one.output ?? '';
    sum.failures?.push(...failuresOf(folders[index] ?? '', one));
    sum.times?.push(...(one.times ?? []));
  }
  return sum;
}

/** @param {string} folder */
const front = (folder) =>
  inTemporaryFolder(async (temporary) => {
    const report = join(temporary, 'report.json');
    const args = [
      bin('vitest'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ];
    const run = await runNode(args, { cwd: join(ROOT, folder), env: stageEnvironment() });
    return unitCounts(report, run);
  });

/** @type {Promise<import('./mariadb.mjs').DatabaseServer> | undefined} */
let server;

/** One database server for all stages of a run. Each stage creates its own databases on it. */
async function serverEnvironment() {
  server ??= startMariaDb();
  return { DATABASE_URL: (await server).url };
}

export async function stopServer() {
  await (await server)?.stop();
}

const hasServer = () => Boolean(process.env.DATABASE_URL) || findMariaDb() !== undefined;

/**
 * Behaviour that doesn't depend on the engine is tested only on the one that every machine has
 * (backend/test/http/once/README.md).
 */
const NOT_ONCE = '--testPathIgnorePatterns=/test/http/once/';

/** @param {'sqlite' | 'mariadb'} engine */
async function http(engine) {
  if (engine === 'mariadb' && !hasServer()) return { passed: 0, failed: 0, missing: installHint('server') };
  const database = engine === 'mariadb' ? await serverEnvironment() : {};
  const more = engine === 'sqlite' ? [] : [NOT_ONCE];
  const result = await jest('http', { ...database, TEST_ENGINE: engine }, more);
  return result.failed > 0
    ? { ...result, output: `${result.output}\n${serverErrors(`api-${engine}.log`)}` }
    : result;
}

/** All journeys run on SQLite; on MariaDB only those with concurrent users. */
const JOURNEYS = { sqlite: [], mariadb: ['main-job', 'two-people', 'console/users', 'console/applications'] };

/** @param {'sqlite' | 'mariadb'} engine */
async function browser(engine) {
  if ((await findBrowser()) === undefined) return { passed: 0, failed: 0, missing: installHint('browser') };
  if (engine === 'mariadb' && !hasServer()) return { passed: 0, failed: 0, missing: installHint('server') };
  const database = engine === 'mariadb' ? await serverEnvironment() : {};
  const report = join(ROOT, `test-results/browser-${engine}.json`);
  rmSync(report, { force: true });
  const args = [
    bin('@playwright/test', 'playwright'),
    'test',
    '-c',
    'e2e/playwright.config.ts',
    ...JOURNEYS[engine],
  ];
  const run = await runNode([...args, '--pass-with-no-tests'], {
    env: stageEnvironment({ ...database, TEST_ENGINE: engine }),
  });
  const result = playwrightCounts(report, run);
  return result.failed > 0
    ? { ...result, output: `${result.output}\n${serverErrors(`browser-${engine}.log`)}` }
    : result;
}

/**
 * The errors in the application's log, for failures caused by the server.
 * @param {string} log
 */
function serverErrors(log) {
  const file = join(ROOT, 'test-results', log);
  if (!existsSync(file)) return '';
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /"level":(50|60)/.test(line));
  return lines.length > 0 ? `The application logged:\n${lines.slice(-50).join('\n')}` : '';
}

/**
 * @template T
 * @param {(folder: string) => Promise<T>} work
 */
async function inTemporaryFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'tidyhearth-test-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * In the order in which they begin. Two stages of a wave run at a time, in this order; a wave begins when the previous
 * one has ended. The two stages of the HTTP suite use both cores, so nothing else heavy runs beside them, and nothing
 * at all runs beside the browser. The faults in `assurance` spend most of their time waiting, so the other stages of
 * their wave run meanwhile.
 * @type {Stage[]}
 */
export const STAGES = [
  { name: 'lint', wave: 1, needsBuild: false, run: lint },
  { name: 'image', wave: 1, needsBuild: false, run: image },
  { name: 'unit', wave: 1, needsBuild: false, run: () => jest('unit') },
  { name: 'format', wave: 1, needsBuild: false, run: format },
  { name: 'types', wave: 1, needsBuild: true, run: types },
  { name: 'api', wave: 1, needsBuild: true, run: api },
  { name: 'installs', wave: 1, needsBuild: false, run: installs },
  { name: 'http:mariadb', wave: 2, needsBuild: true, run: () => http('mariadb') },
  { name: 'http:sqlite', wave: 2, needsBuild: true, run: () => http('sqlite') },
  { name: 'browser:sqlite', wave: 3, needsBuild: true, run: () => browser('sqlite') },
  { name: 'assurance', wave: 4, needsBuild: true, run: assurance },
  { name: 'browser:mariadb', wave: 4, needsBuild: true, run: () => browser('mariadb') },
  { name: 'fronts', wave: 4, needsBuild: true, run: fronts },
  { name: 'start', wave: 4, needsBuild: true, run: start },
];
