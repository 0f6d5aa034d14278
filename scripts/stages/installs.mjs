/** Dry runs of `npm ci` for each platform: nothing is missing, and the native binaries are present. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { npmCommand } from '../lib/install.mjs';
import { NATIVE_AT_RUN_TIME, nativeParts, PLATFORMS, runsOn } from '../lib/platforms.mjs';
import { ROOT } from '../lib/workspace.mjs';
import { runChecks } from './checks.mjs';

const AT_ONCE = 3;
const TIMEOUT_MS = 120_000;

/** Runs in a folder with only the manifests and the lock file. */
export async function installs() {
  const folder = mkdtempSync(join(tmpdir(), 'tidyhearth-installs-'));
  try {
    copyManifests(folder);
    const waiting = [...PLATFORMS];
    /** @type {import('../lib/stages.mjs').Result[]} */
    const results = [];
    const work = async () => {
      for (let platform = waiting.shift(); platform !== undefined; platform = waiting.shift()) {
        const one = platform;
        results.push(await runChecks([{ name: one.name, run: () => installsOn(one, folder) }]));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return {
      passed: results.reduce((sum, { passed }) => sum + passed, 0),
      failed: results.reduce((sum, { failed }) => sum + failed, 0),
      output: results.map(({ output }) => output).join(''),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} folder */
function copyManifests(folder) {
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const manifests = ['package.json', ...workspaces.map((workspace) => `${workspace}/package.json`)];
  for (const file of [...manifests, 'package-lock.json']) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file));
  }
}

/**
 * @param {import('../lib/platforms.mjs').Platform} platform
 * @param {string} folder
 */
async function installsOn(platform, folder) {
  const { os, cpu, libc } = platform;
  const where = [`--os=${os}`, `--cpu=${cpu}`, ...(libc === undefined ? [] : [`--libc=${libc}`])];
  const output = await npm(['ci', '--dry-run', '--ignore-scripts', '--include=dev', ...where], folder);
  assert.doesNotMatch(output, /Missing|Invalid/);
  const added = new Set([...output.matchAll(/^add (\S+) /gm)].map(([, name]) => name));
  /** @type {{ packages: import('../lib/platforms.mjs').LockPackages }} */
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  for (const name of NATIVE_AT_RUN_TIME) {
    assert.ok(added.has(name), `${name} is not installed`);
    const parts = nativeParts(packages, `node_modules/${name}`).filter(
      ({ name: part, entry }) => entry !== undefined && runsOn(entry, platform) && added.has(part),
    );
    assert.ok(parts.length > 0, `${name} is installed without its native part`);
  }
  assert.ok(added.has('@photostructure/sqlite'), 'the embedded engine is not installed');
}

/**
 * @param {string[]} words
 * @param {string} cwd
 * @returns {Promise<string>}
 */
function npm(words, cwd) {
  const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=notice'];
  const { command, args, shell } = npmCommand([...words, ...quiet]);
  const options = { cwd, shell, timeout: TIMEOUT_MS, env: { ...process.env, NODE_ENV: '' } };
  return new Promise((resolve, reject) => {
    execFile(command, args, options, (error, stdout, stderr) => {
      if (error) reject(new Error(`npm ended with ${error.code}:\n${stdout}\n${stderr}`));
      else resolve(stdout + stderr);
    });
  });
}
