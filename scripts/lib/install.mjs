/** Installs exactly what the lock file lists, and only if it isn't installed yet. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inWords, isSupported } from './node-versions.mjs';
import { isWritable, PreparationError, ROOT, print, refuseUnwritable, stopwatch } from './workspace.mjs';

const LOCK = join(ROOT, 'package-lock.json');
const STAMP = join(ROOT, 'node_modules/.install-stamp');
const NPM_OWN_RECORD = join(ROOT, 'node_modules/.package-lock.json');

export function checkNode() {
  const { node } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).engines;
  if (isSupported(process.version, node)) return;
  console.error(
    `Tidyhearth needs Node ${inWords(node)}; this is ${process.version}.\n` +
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
 * True if somebody has run `npm install` by hand: npm's own record names every package of the lock file.
 * @param {string} stamp what an earlier run has left, if anything
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
    refuseUnwritable('The dependencies of this release are not installed for this version of Node');
    print('Installing dependencies (first start and after updates; a few minutes on a slow line) …');
    const elapsed = stopwatch();
    installPackages(stamp);
    print(`Installed in ${elapsed()}.`);
  }
  if (isWritable()) writeFileSync(STAMP, wanted);
}

/**
 * After an update `npm install` replaces only what differs from the lock file, whereas `npm ci` would reinstall
 * everything.
 * @param {string} stamp what an earlier run has left, if anything
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
 * The npm that runs this process, or else the one on PATH, which on Windows only a shell can start.
 * @param {string[]} args
 */
export function npmCommand(args) {
  const npm = process.env.npm_execpath ?? '';
  return basename(npm) === 'npm-cli.js'
    ? { command: process.execPath, args: [npm, ...args], shell: false }
    : { command: 'npm', args, shell: process.platform === 'win32' };
}

/**
 * @param {string[]} words
 * @param {NodeJS.ProcessEnv} [env]
 */
export function runNpm(words, env = process.env) {
  const { command, args, shell } = npmCommand(words);
  return spawnSync(command, args, { cwd: ROOT, env, stdio: 'inherit', shell });
}
