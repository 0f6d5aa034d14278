/** Installs exactly what the lock file says, and only when it isn't there yet. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PreparationError, ROOT, say, stopwatch } from './workspace.mjs';

const LOCK = join(ROOT, 'package-lock.json');
const STAMP = join(ROOT, 'node_modules/.install-stamp');
const NPM_OWN_RECORD = join(ROOT, 'node_modules/.package-lock.json');
const SUPPORTED = [
  [20, 19],
  [22, 13],
  [24, 11],
];

/** Same range as "engines" in package.json, with words a person can act on. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const newest = SUPPORTED.at(-1)?.[0] ?? 0;
  const fits = SUPPORTED.some(([m = 0, n = 0]) => major === m && minor >= n) || major > newest;
  if (fits) return;
  console.error(
    `Tidyhearth needs Node 20.19 or newer, 22.13 or newer, or 24.11 or newer; this is ${process.version}.\n` +
      'Get it from https://nodejs.org or with your version manager (nvm install).',
  );
  process.exit(1);
}

function expectedStamp() {
  const lock = createHash('sha256').update(readFileSync(LOCK)).digest('hex');
  return `${lock} ${platformKey()}\n`;
}

const platformKey = () => `${process.platform}-${process.arch}-abi${process.versions.modules}`;

/**
 * True when somebody has run `npm install` by hand: npm's own record names every package of the lock file.
 * @param {string} stamp what is there from an earlier run, if anything
 */
function installedByHand(stamp) {
  if (!existsSync(NPM_OWN_RECORD) || (stamp !== '' && !stamp.includes(` ${platformKey()}`))) return false;
  const wanted = JSON.parse(readFileSync(LOCK, 'utf8')).packages;
  const present = JSON.parse(readFileSync(NPM_OWN_RECORD, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      !path.includes('node_modules/') || entry.optional || present[path]?.integrity === entry.integrity,
  );
}

export function install() {
  const wanted = expectedStamp();
  const stamp = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
  if (stamp === wanted) return;
  if (!installedByHand(stamp)) {
    say('Installing dependencies (first start and after updates; a few minutes on a slow line) …');
    const elapsed = stopwatch();
    installPackages(stamp);
    say(`Installed in ${elapsed()}.`);
  }
  writeFileSync(STAMP, wanted);
}

/**
 * After an update only what differs from the lock file is exchanged: `npm ci` would fetch and unpack everything again.
 * @param {string} stamp what is there from an earlier run, if anything
 */
function installPackages(stamp) {
  const isUpdate = stamp.includes(` ${platformKey()}`) && existsSync(NPM_OWN_RECORD);
  const command = isUpdate ? ['install', '--no-save'] : ['ci'];
  const args = [...command, '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  // NODE_ENV=production would leave out the build tools.
  const { status, error } = runNpm([...args, '--loglevel=error'], { ...process.env, NODE_ENV: '' });
  if (status === 0) return;
  throw new PreparationError(
    `Installing the dependencies failed${error ? `: ${error.message}` : ', see above'}.`,
  );
}

/**
 * The npm that runs us, if one does.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export function runNpm(args, env = process.env) {
  const npm = process.env.npm_execpath ?? '';
  return basename(npm) === 'npm-cli.js'
    ? spawnSync(process.execPath, [npm, ...args], { cwd: ROOT, env, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: ROOT, env, stdio: 'inherit', shell: process.platform === 'win32' });
}
