/** Tests `npm start` from the command line: what it serves, how it is stopped, and the exit code that npm passes on. */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npmCommand } from '../lib/install.mjs';
import { freePort } from '../lib/free-port.mjs';
import { waitFor } from '../lib/wait.mjs';
import { ROOT } from '../lib/workspace.mjs';
import { runChecks } from './checks.mjs';

const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 20_000;
const isWindows = process.platform === 'win32';

export async function start() {
  const port = await freePort();
  const checks = [
    { name: 'a port that is taken ends it with 1 and the reason', run: () => refusesTakenPort(port) },
    isWindows
      ? { name: 'npm start serves site and console', run: () => servesUntil(port, killTree) }
      : { name: 'npm start serves both until Ctrl-C', run: () => servesUntil(port, pressCtrlC) },
    ...(isWindows
      ? []
      : [
          { name: 'SIGTERM to npm stops the application', run: () => servesUntil(port, terminate) },
          { name: 'so does the loss of its terminal', run: () => servesUntil(port, hangUp) },
        ]),
  ];
  return runChecks(checks);
}

/** @typedef {import('node:child_process').ChildProcess} Child */

/** Sends the signal as a terminal does, to every process of the group. @param {Child} child */
const pressCtrlC = (child) => process.kill(-Number(child.pid), 'SIGINT');
/** @param {Child} child */
const hangUp = (child) => process.kill(-Number(child.pid), 'SIGHUP');
/** @param {Child} child */
const terminate = (child) => child.kill('SIGTERM');
/** For Windows, which has no signals between processes. @param {Child} child */
const killTree = (child) => spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);

/**
 * @param {number} port
 * @param {string} dataDir
 */
function npmStart(port, dataDir) {
  const { command, args, shell } = npmCommand(['start']);
  const settings = {
    NODE_ENV: '',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: '',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    REDIS_URL: '',
    SMTP_URL: '',
    S3_BUCKET: '',
    DEMO_DATA: 'false',
  };
  const child = spawn(command, args, {
    cwd: ROOT,
    shell,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: !isWindows,
  });
  const run = { child, output: '', exited: new Promise((resolve) => child.once('close', resolve)) };
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (run.output += text));
  return run;
}

/** @param {number} port */
async function refusesTakenPort(port) {
  const holder = createServer();
  await new Promise((resolve) => holder.listen(port, '127.0.0.1', () => resolve(undefined)));
  try {
    const run = npmStart(port, tmpdir());
    assert.equal(await run.exited, 1, 'its exit code must come through npm');
    assert.match(run.output, /already in use/);
  } finally {
    holder.close();
  }
}

/**
 * @param {number} port
 * @param {(child: Child) => unknown} stop
 */
async function servesUntil(port, stop) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tidyhearth-start-'));
  const run = npmStart(port, dataDir);
  const url = `http://127.0.0.1:${port}`;
  try {
    await waitFor(
      async () => {
        assert.equal(run.child.exitCode, null, `it ended while starting:\n${run.output}`);
        return (await answers(`${url}/health/ready`)) || undefined;
      },
      { timeoutMs: START_TIMEOUT_MS, what: 'npm start' },
    );
    for (const page of ['/', '/admin/']) {
      const answer = await fetch(url + page);
      assert.equal(answer.status, 200, page);
      assert.match(await answer.text(), /<html/i, page);
    }
    stop(run.child);
    await waitFor(async () => (await isFree(port)) || undefined, {
      timeoutMs: STOP_TIMEOUT_MS,
      what: 'the port to be free again',
    });
    if (stop !== killTree) {
      await run.exited;
      await waitFor(async () => run.output.includes('Stopping (') || undefined, {
        timeoutMs: STOP_TIMEOUT_MS,
        what: `the application's farewell`,
      });
    }
  } finally {
    killTreeOf(run.child);
    await run.exited;
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** @param {Child} child */
function killTreeOf(child) {
  if (isWindows) return killTree(child);
  try {
    process.kill(-Number(child.pid), 'SIGKILL');
  } catch {
    // All processes have already ended.
  }
}

/** @param {string} url */
async function answers(url) {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** @param {number} port */
const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
