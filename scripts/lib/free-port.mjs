/** Ports for servers that have to know their port before they listen. */
import { closeSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Below the ports that Linux (32768), macOS and Windows (49152) assign themselves. One of those could be assigned to
 * another program before our server listens, and a test would then talk to that program.
 */
const [FIRST, LAST] = [20_000, 32_000];
/** How long a claim counts, in case it was left behind by a killed process. */
const CLAIM_MS = 10 * 60_000;
/** @type {string[]} */
const claims = [];
process.once('exit', () => claims.forEach((file) => rmSync(file, { force: true })));

/**
 * A port that nobody listens on, and that no other caller is given while this process runs.
 * @param {{ folder?: string, first?: number, last?: number }} [options]
 * @returns {Promise<number>}
 * @throws if all are taken
 */
export async function freePort({
  folder = join(tmpdir(), 'tidyhearth-ports'),
  first = FIRST,
  last = LAST,
} = {}) {
  mkdirSync(folder, { recursive: true });
  const count = last - first + 1;
  const start = Math.floor(Math.random() * count);
  for (let step = 0; step < count; step += 1) {
    const port = first + ((start + step) % count);
    if (claim(join(folder, String(port))) && (await isFree(port))) return port;
  }
  throw new Error(`No port from ${first} to ${last} is free`);
}

/**
 * Whether this call created the file, which only one of several can.
 * @param {string} file
 */
function claim(file) {
  try {
    if (Date.now() - statSync(file).mtimeMs > CLAIM_MS) rmSync(file, { force: true });
  } catch {
    // There was no file.
  }
  try {
    closeSync(openSync(file, 'wx'));
    claims.push(file);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
