/**
 * `npm run spec -- <pattern>`: builds what changed, starts what is needed, and runs the unit, HTTP and front-end specs
 * whose path matches. `--engine mariadb` runs the HTTP specs on a MariaDB server.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './lib/build.mjs';
import { checkNode, install } from './lib/install.mjs';
import { startMariaDb } from './lib/mariadb.mjs';
import { bin, exitWith, ROOT, runNode } from './lib/workspace.mjs';

const USAGE = `npm run spec -- <pattern> [--engine sqlite|mariadb]
  <pattern>  part of a spec's path: bookings, http/bookings, write-lock`;

/** The folders of each runner, relative to the root. */
const HTTP = ['backend/test/http', 'backend/test/engine'];
const UNIT = ['backend/src', 'backend/test/unit', 'domain/src'];
const API = ['backend/test/api'];
const FRONTS = ['frontend-site', 'frontend-admin'];

checkNode();
const { pattern, engine } = readOptions();
process.on('SIGINT', () => process.exit(130));
/** @type {{ stop: () => Promise<void> } | undefined} */
let server;
try {
  process.exitCode = await runMatching();
} catch (error) {
  exitWith(error);
} finally {
  await server?.stop();
}

async function runMatching() {
  const [http, unit, api] = [specsIn(HTTP), specsIn(UNIT), specsIn(API)];
  const fronts = FRONTS.filter((folder) => specsIn([`${folder}/src`]).length > 0);
  if (http.length + unit.length + api.length + fronts.length === 0) {
    console.error(`No spec's path has "${pattern.source}" in it.\n${USAGE}`);
    return 2;
  }
  install();
  if (http.length > 0) await build();
  const jest = (/** @type {string} */ project, /** @type {string[]} */ files, env = process.env) =>
    run(
      'backend',
      [
        bin('jest'),
        `--selectProjects=${project}`,
        '--runTestsByPath',
        ...(project === 'http' ? ['--runInBand'] : []),
        ...files,
      ],
      env,
    );
  const codes = [];
  if (unit.length > 0) codes.push(await jest('unit', unit));
  if (api.length > 0) codes.push(await jest('api', api));
  for (const folder of fronts) codes.push(await run(folder, [bin('vitest'), 'run', pattern.source]));
  if (http.length > 0) codes.push(await jest('http', http, await httpEnvironment()));
  return Math.max(...codes);
}

/** @returns {Promise<NodeJS.ProcessEnv>} */
async function httpEnvironment() {
  const { DATABASE_URL: given, ...env } = process.env;
  if (engine === 'sqlite') return { ...env, TEST_ENGINE: engine };
  if (given) return { ...env, TEST_ENGINE: engine, DATABASE_URL: given };
  const started = await startMariaDb();
  server = started;
  return { ...env, TEST_ENGINE: engine, DATABASE_URL: started.url };
}

/** @param {string[]} folders */
function specsIn(folders) {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((path) => /\.(?:spec|test)\.tsx?$/.test(path) && pattern.test(path))
      .map((path) => join(ROOT, path)),
  );
}

/**
 * @param {string} folder
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
async function run(folder, args, env = process.env) {
  const onText = (/** @type {string} */ text) => process.stdout.write(text);
  const { code } = await runNode(args, {
    cwd: join(ROOT, folder),
    env: { ...env, NODE_ENV: 'test' },
    onText,
  });
  return code;
}

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      options: { engine: { type: 'string', default: 'sqlite' } },
      allowPositionals: true,
    });
    if (positionals.length !== 1 || !['sqlite', 'mariadb'].includes(values.engine)) throw new Error(USAGE);
    return { pattern: new RegExp(positionals[0] ?? ''), engine: values.engine };
  } catch {
    console.error(USAGE);
    return process.exit(2);
  }
}
