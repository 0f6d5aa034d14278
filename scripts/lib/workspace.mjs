/** Paths and processes, shared by the commands of this folder. Node built-ins only. */
import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** @param {string} text */
export const print = (text) => process.stdout.write(`${text}\n`);

/** An error that is printed without a stack. */
export class PreparationError extends Error {}

/**
 * Ends a command with a message and an exit code if its preparation has failed.
 * @param {unknown} error
 * @param {number} [exitCode]
 * @returns {never}
 */
export function exitWith(error, exitCode = 1) {
  if (!(error instanceof PreparationError)) throw error;
  console.error(error.message);
  process.exit(exitCode);
}

/** Whether this user may install and build here. */
export function isWritable() {
  try {
    accessSync(ROOT, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Told before the tools of npm and nx fail in their own words.
 * @param {string} why
 */
export function refuseUnwritable(why) {
  if (isWritable()) return;
  throw new PreparationError(
    `${why}, and ${ROOT} cannot be written to here: run npm run build as a user who may.`,
  );
}

/** A stopwatch that reads like "1.4 s". */
export function stopwatch() {
  const start = performance.now();
  return () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

/**
 * The script of a package's command, to be run with the current Node, independent of PATH and shell.
 * @param {string} packageName
 * @param {string} [command] defaults to the package's name
 * @param {string} [from] the workspace whose version counts
 */
export function bin(packageName, command = packageName, from = '.') {
  const manifestPath = createRequire(join(ROOT, from, 'package.json')).resolve(`${packageName}/package.json`);
  /** @type {{ bin: string | Record<string, string> }} */
  const manifest = createRequire(import.meta.url)(manifestPath);
  const file = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[command];
  if (file === undefined) throw new Error(`${packageName} has no command ${command}`);
  return join(dirname(manifestPath), file);
}

/**
 * @typedef {object} Finished
 * @property {number} code 0 is success
 * @property {string} output standard output and error, in the order they came
 * @property {string} stdout
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
// A signal that only this process got would otherwise leave them running.
process.on('exit', () => running.forEach((child) => child.kill()));

/**
 * Runs a Node script until it or this process ends, and returns its output.
 * @param {string[]} args script and arguments
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, onText?: (text: string) => void }} [options]
 * @returns {Promise<Finished>}
 */
export function runNode(args, { cwd = ROOT, env = process.env, onText } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(child);
    let output = '';
    let stdout = '';
    /** @param {string} text */
    const keep = (text) => {
      output += text;
      onText?.(text);
    };
    child.stdout.setEncoding('utf8').on('data', (text) => {
      stdout += text;
      keep(text);
    });
    child.stderr.setEncoding('utf8').on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output, stdout });
    });
  });
}
