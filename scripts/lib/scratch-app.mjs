/** Runs the built application as a separate process, on a free port, with temporary data. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scratchDatabase, startMariaDb } from './mariadb.mjs';
import { freePort } from './free-port.mjs';
import { OutputEnd } from './output-end.mjs';
import { waitFor } from './wait.mjs';
import { ROOT } from './workspace.mjs';

const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 20_000;
const KEPT_OUTPUT = 200_000;

export const ADMIN = { email: 'admin@tidyhearth.example', password: 'scratch-admin-secret' };

/** Without the demo market and the rate limits, and with cheap hashing. */
export const TEST_SETTINGS = {
  NODE_ENV: 'test',
  DEMO_DATA: 'false',
  RATE_LIMITS: 'off',
  PASSWORD_COST: 'low',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
};

/**
 * @typedef {'sqlite' | 'mariadb'} Engine
 *
 * @typedef {object} Store where an application keeps its data; survives a restart
 * @property {Engine} engine
 * @property {string} dataDir
 * @property {string} [databaseUrl]
 * @property {() => Promise<void>} remove
 *
 * @typedef {object} ScratchApp
 * @property {string} url without a slash at the end
 * @property {string} metricsUrl where its metrics are read
 * @property {Store} store
 * @property {number | undefined} pid
 * @property {() => string} output what it printed so far
 * @property {() => Promise<number | null>} stop drains, returns the exit code, and removes a store that was made for it
 * @property {() => Promise<void>} crash ends it without warning (SIGKILL) and keeps its store
 */

/**
 * @param {Engine} engine
 * @param {string} [serverUrl] a server to make the scratch database on; without it one is started
 * @returns {Promise<Store>}
 */
export async function createStore(engine, serverUrl) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tidyhearth-data-'));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (engine === 'sqlite') return { engine, dataDir, remove: async () => removeFolder() };
  const server = serverUrl === undefined ? await startMariaDb() : { url: serverUrl, stop: async () => {} };
  const database = await scratchDatabase(server.url);
  return {
    engine,
    dataDir,
    databaseUrl: database.url,
    remove: async () => {
      await database.drop();
      await server.stop();
      removeFolder();
    },
  };
}

/**
 * @typedef {object} Launched an application that is starting
 * @property {number | undefined} pid of its process
 * @property {() => string} output
 * @property {() => boolean} hasEnded
 * @property {() => void} watch reports it if it ends by itself from now on
 * @property {() => Promise<number | null>} stop
 * @property {() => Promise<void>} kill
 *
 * @typedef {(env: Record<string, string>, cwd: string) => Promise<Launched>} Launch
 */

/**
 * @param {{ engine?: Engine, env?: Record<string, string>, store?: Store }} [options]
 * @param {Launch} [launch] by default starts a process of its own
 * @returns {Promise<ScratchApp>}
 */
export async function startApp({ engine = 'sqlite', env = {}, store: given } = {}, launch = launchProcess) {
  const store = given ?? (await createStore(engine));
  const removeStore = given === undefined ? store.remove : async () => {};
  const [port, metricsPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const settings = { ...environment(store, port), METRICS_PORT: String(metricsPort), ...env };
  const launched = await launch(settings, store.dataDir).catch(async (error) => {
    await removeStore();
    throw error;
  });
  try {
    await waitFor(
      async () => {
        if (launched.hasEnded()) throw new Error('It ended while starting');
        return (await isReady(url)) || undefined;
      },
      { timeoutMs: START_TIMEOUT_MS, what: 'the application' },
    );
  } catch (error) {
    await launched.kill();
    await removeStore();
    throw new Error(`The application did not start: ${String(error)}\n${launched.output()}`, {
      cause: error,
    });
  }
  launched.watch();
  return {
    url,
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    store,
    pid: launched.pid,
    output: launched.output,
    stop: async () => {
      const code = await launched.stop();
      await removeStore();
      return code;
    },
    crash: launched.kill,
  };
}

/**
 * @param {number} stdout where the process writes its log, which `output` then lacks
 * @returns {Launch}
 */
export const launchInto = (stdout) => (env, cwd) => launchProcess(env, cwd, stdout);

/**
 * @param {Record<string, string>} env
 * @param {string} cwd
 * @param {'pipe' | number} [stdout]
 * @returns {Promise<Launched>}
 */
async function launchProcess(env, cwd, stdout = 'pipe') {
  const child = spawn(process.execPath, [join(ROOT, 'backend/dist/server/main.js')], {
    cwd,
    env: { ...inherited(), ...env },
    stdio: ['ignore', stdout, 'pipe'],
  });
  const output = new OutputEnd(KEPT_OUTPUT);
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => output.add(text));
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  /** @type {Promise<number | null>} */
  const exited = new Promise((resolve) => child.once('exit', resolve));
  let isWatched = false;
  void exited.then((code) => {
    process.off('exit', kill);
    if (isWatched) reportEnd(code, String(output));
  });
  return {
    pid: child.pid,
    output: () => String(output),
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    watch: () => (isWatched = true),
    stop: async () => {
      isWatched = false;
      child.kill('SIGTERM');
      const impatience = setTimeout(kill, STOP_TIMEOUT_MS);
      const code = await exited;
      clearTimeout(impatience);
      return code;
    },
    kill: async () => {
      isWatched = false;
      kill();
      await exited;
    },
  };
}

/**
 * Reports an application that ended by itself, because later requests to it would only get ECONNREFUSED.
 * @param {number | null} code
 * @param {string} output
 */
export function reportEnd(code, output) {
  process.stderr.write(`An application of a test ended by itself (${code}):\n${output.slice(-5000)}\n`);
}

/** The environment without settings of the application, which a developer may have set. */
export function inherited() {
  const names = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'TZ'];
  return Object.fromEntries(
    names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
}

/**
 * @param {Store} store
 * @param {number} port
 */
function environment(store, port) {
  return {
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: store.dataDir,
    ...(store.databaseUrl === undefined ? {} : { DATABASE_URL: store.databaseUrl }),
    ...TEST_SETTINGS,
  };
}

/** @param {string} url */
async function isReady(url) {
  try {
    return (await fetch(`${url}/health/ready`)).ok;
  } catch {
    return false;
  }
}
