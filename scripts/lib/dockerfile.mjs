/** For Linux only: parses a Dockerfile and runs its steps in a folder for each stage, without Docker. */
import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { ROOT } from './workspace.mjs';

const RUN_TIMEOUT_MS = 600_000;
const MAX_OUTPUT = 64 * 1024 * 1024;
/** npm's own record of what it has installed. */
const NPM_RECORD = 'node_modules/.package-lock.json';

/**
 * @typedef {{ word: string, rest: string }} Step
 * @typedef {{ name: string, base: string, steps: Step[] }} Stage
 */

/**
 * @param {string} text
 * @returns {Stage[]}
 */
export function parseDockerfile(text) {
  const lines = text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  /** @type {Stage[]} */
  const stages = [];
  for (const line of lines) {
    const [, word = '', rest = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    if (word === 'FROM') {
      const [, base = '', name = 'image'] = /^(?:--\S+ )?(\S+)(?: AS (\S+))?$/.exec(rest) ?? [];
      stages.push({ name, base, steps: [] });
    } else stages.at(-1)?.steps.push({ word, rest });
  }
  return stages;
}

/**
 * A stage and those before it.
 * @param {Stage[]} stages
 * @param {string} name
 */
export const stagesOf = (stages, name) => stages.slice(0, indexOf(stages, name) + 1);

/**
 * The command that a container of a stage runs: its own, or that of its base stage.
 * @param {Stage[]} stages
 * @param {string} [name] by default the last stage, which is built if none is named
 * @returns {string[]}
 */
export function commandOf(stages, name) {
  const stage = name === undefined ? stages.at(-1) : stages[indexOf(stages, name)];
  const step = stage?.steps.findLast(({ word }) => word === 'CMD');
  if (step !== undefined) return JSON.parse(step.rest);
  return stage === undefined ? [] : commandOf(stages, stage.base);
}

/**
 * @param {Stage[]} stages
 * @param {string} name
 */
function indexOf(stages, name) {
  const index = stages.findIndex((stage) => stage.name === name);
  if (index < 0) throw new Error(`The Dockerfile has no stage ${name}`);
  return index;
}

/**
 * User, environment, command and health check of the image.
 * @param {Stage} stage
 */
export function imageSettings({ steps }) {
  const one = (/** @type {string} */ word) => steps.findLast((step) => step.word === word)?.rest ?? '';
  const env = Object.fromEntries(
    one('ENV')
      .split(' ')
      .map((pair) => pair.split('=', 2)),
  );
  const [uid = 0, gid = 0] = one('USER').split(':').map(Number);
  const health = one('HEALTHCHECK').replace(/^.*?CMD /, '');
  return {
    env,
    uid,
    gid,
    workdir: one('WORKDIR'),
    volume: one('VOLUME'),
    command: /** @type {string[]} */ (JSON.parse(one('CMD'))),
    health: /** @type {string[]} */ (JSON.parse(health)),
  };
}

/**
 * Runs the steps without blocking this process, which reads the output of the stages that run beside it.
 * @param {Stage[]} stages
 * @param {string} folder an empty one; each stage gets a root of its own in it
 */
export async function runStages(stages, folder) {
  for (const stage of stages) {
    let cwd = join(folder, stage.name);
    mkdirSync(cwd, { recursive: true });
    const root = cwd;
    for (const { word, rest } of stage.steps) {
      if (word === 'WORKDIR') mkdirSync((cwd = join(root, rest)), { recursive: true });
      else if (word === 'COPY') await copy(rest, { folder, cwd });
      else if (word === 'RUN') await run(inRoot(rest, root), cwd);
      else if (!/^(ENV|USER|VOLUME|EXPOSE|HEALTHCHECK|CMD)$/.test(word)) {
        throw new Error(`The Dockerfile has a step that nobody plays: ${word}`);
      }
    }
  }
}

/**
 * Absolute paths refer to the image's root, not this machine's.
 * @param {string} command
 * @param {string} root
 */
const inRoot = (command, root) => command.replace(/(^|[\s=])\/(?=\w)/g, `$1${root}/`);

/**
 * @param {string} command
 * @param {string} cwd
 */
async function run(command, cwd) {
  if (command.startsWith('npm ci')) {
    if (await linkInstalled(command, cwd)) return;
    // Tries npm's cache first, which saves the requests for each package.
    if (!(await attempt(command, cwd, { npm_config_offline: 'true' })).error) return;
  }
  const { error, stdout, stderr } = await attempt(command, cwd);
  if (error) throw new Error(`RUN ${command}\nended with ${error.code}:\n${stdout}\n${stderr}`);
}

/**
 * If npm would install exactly what is already installed here from the same lock file, the files are linked instead:
 * that takes seconds, whereas npm takes a minute.
 * @param {string} command
 * @param {string} cwd
 * @returns {Promise<boolean>} whether it did
 */
async function linkInstalled(command, cwd) {
  const { error, stdout } = await attempt(`${command} --dry-run --json`, cwd, { npm_config_offline: 'true' });
  if (error) return false;
  const planned = plannedPaths(stdout).map((path) => relative(cwd, path));
  const present = installedPaths();
  if (planned.toSorted().join() !== present.toSorted().join()) return false;
  for (const folder of new Set(present.map((path) => path.replace(/node_modules\/.*/, 'node_modules')))) {
    // Hard links don't work across disks.
    const link = await attempt(`cp -al '${join(ROOT, folder)}' '${join(cwd, folder)}'`, cwd);
    if (link.error) return false;
  }
  rmSync(join(cwd, 'node_modules/.cache'), { recursive: true, force: true });
  return true;
}

/**
 * What `npm ci --dry-run --json` would install. npm 11 prints a line for each package, and then the list as JSON; npm
 * 10 gives no paths.
 * @param {string} output
 */
function plannedPaths(output) {
  const [json = '{}'] = /^\{[^]*/m.exec(output) ?? [];
  /** @type {{ add?: { path: string }[] }} */
  const { add = [] } = JSON.parse(json);
  return add.map(({ path }) => path);
}

/** Relative to the root, without the workspaces themselves. */
function installedPaths() {
  const { packages } = JSON.parse(readFileSync(join(ROOT, NPM_RECORD), 'utf8'));
  return Object.keys(packages).filter((path) => path.includes('node_modules/'));
}

/**
 * @param {string} command
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} [extra]
 * @returns {Promise<{ error: import('node:child_process').ExecFileException | null, stdout: string, stderr: string }>}
 */
function attempt(command, cwd, extra = {}) {
  // Only root may run chown.
  const script = process.getuid?.() === 0 ? command : `chown() { :; }; ${command}`;
  const { PATH, HOME, npm_config_cache: cache } = process.env;
  const given = cache === undefined ? {} : { npm_config_cache: cache };
  const quiet = { CI: 'true', npm_config_loglevel: 'error' };
  // The image clears its npm cache, but this machine's cache must stay.
  const kept = script.replace(/ && npm cache clean --force/, '');
  const options = {
    cwd,
    env: { PATH, HOME, ...given, ...quiet, ...extra },
    timeout: RUN_TIMEOUT_MS,
    maxBuffer: MAX_OUTPUT,
  };
  return new Promise((resolve) => {
    execFile('sh', ['-ec', kept], options, (error, stdout, stderr) => resolve({ error, stdout, stderr }));
  });
}

/**
 * @param {string} rest
 * @param {{ folder: string, cwd: string }} where
 */
async function copy(rest, { folder, cwd }) {
  const [, from] = /^--from=(\S+) /.exec(rest) ?? [];
  const words = rest.replace(/^--from=\S+ /, '').split(' ');
  const target = join(cwd, words.pop() ?? '');
  const intoFolder = rest.endsWith('/') || words.length > 1;
  for (const word of words) {
    const source = from === undefined ? join(ROOT, word) : join(folder, from, word);
    const isFile = statSync(source).isFile();
    const destination = isFile && intoFolder ? join(target, basename(source)) : target;
    const filter = from === undefined ? isInContext : () => true;
    await cp(source, destination, { recursive: true, verbatimSymlinks: true, filter });
  }
}

const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n').filter(Boolean);

/**
 * Supports the two forms that .dockerignore uses: a name at the top, and `**` for a name anywhere.
 * @param {string} path
 */
function isInContext(path) {
  const inside = relative(ROOT, path);
  return !ignored.some((pattern) =>
    pattern.startsWith('**/') ? basename(inside) === pattern.slice(3) : inside === pattern,
  );
}

/**
 * @param {string} folder
 * @returns {number} bytes
 */
export function sizeOf(folder) {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    if (entry.isSymbolicLink()) return sum;
    return sum + (entry.isDirectory() ? sizeOf(path) : statSync(path).size);
  }, 0);
}
