/**
 * Processes in which specs start applications, one after the other, because a process takes longer to load the modules
 * than to start an application. Each runs only one application at a time, so that it can be killed or frozen, and its
 * output can be told from that of others. Specs use it over HTTP (apps.ts), because Jest gives each spec its own copies
 * of modules.
 */
import { fork } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { inherited, reportEnd } from '../../../scripts/lib/scratch-app.mjs';

const HOST = join(import.meta.dirname, 'app-host.mjs');
/** A host is replaced after this many starts, because frameworks retain some megabytes of each stopped application. */
const MAX_STARTS = 20;

/**
 * @typedef {{ do: 'start' | 'stop', env?: Record<string, string> }} Order
 *
 * @typedef {{ pid: number, env: Record<string, string> }} Asked `env` to start an application, `pid` to end one
 *
 * @typedef {object} Started
 * @property {number} pid
 * @property {string} file the file to which its output is appended
 * @property {number} from the offset in bytes at which this application's output begins
 * @property {string} [error] why it did not start
 */

class AppHost {
  /** @type {import('node:child_process').ChildProcess} */
  #child;
  /** Whether an exit of the process would be unexpected. */
  isWatched = false;
  starts = 0;

  /** @param {string} file */
  constructor(file) {
    this.file = file;
    const output = openSync(file, 'a');
    this.#child = fork(HOST, {
      execArgv: ['--enable-source-maps'],
      env: { ...inherited(), NODE_ENV: 'test' },
      stdio: ['ignore', output, output, 'ipc'],
    });
    closeSync(output);
    const kill = () => this.#child.kill('SIGKILL');
    process.once('exit', kill);
    /** @type {Promise<void>} */
    this.ended = new Promise((resolve) => {
      this.#child.once('exit', (code) => {
        process.off('exit', kill);
        if (this.isWatched) reportEnd(code, readFileSync(file, 'utf8'));
        resolve();
      });
    });
  }

  get pid() {
    return Number(this.#child.pid);
  }

  get printed() {
    return statSync(this.file).size;
  }

  kill() {
    this.isWatched = false;
    this.#child.kill('SIGKILL');
    return this.ended;
  }

  /**
   * @param {Order} order
   * @returns {Promise<{ error?: string }>}
   */
  async ask(order) {
    const answer = new Promise((resolve) => this.#child.once('message', resolve));
    this.#child.send(order);
    return Promise.race([answer, this.ended.then(() => ({ error: 'Its process ended' }))]);
  }
}

export class AppHosts {
  #folder = mkdtempSync(join(tmpdir(), 'tidyhearth-hosts-'));
  /** @type {Set<AppHost>} */
  #all = new Set();
  /** @type {AppHost[]} */
  #idle = [];
  #server = createServer(async (request, response) => {
    const body = /** @type {Asked} */ (await json(request));
    const answer = await this.#answer(request.url ?? '', body);
    response.end(JSON.stringify(answer));
  });

  /** @returns {Promise<string>} the address that specs send requests to */
  async listen() {
    // Specs send requests rarely. A connection closed for idleness could collide with the next request (ECONNRESET).
    this.#server.keepAliveTimeout = 0;
    await new Promise((resolve) => this.#server.listen(0, '127.0.0.1', () => resolve(undefined)));
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('No port to ask for applications');
    return `http://127.0.0.1:${address.port}`;
  }

  async close() {
    this.#server.close();
    this.#server.closeAllConnections();
    await Promise.all([...this.#all].map((host) => host.kill()));
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /**
   * @param {string} url
   * @param {Asked} body
   */
  async #answer(url, { pid, env }) {
    if (url === '/start') return this.#start(env);
    const host = [...this.#all].find((one) => one.pid === pid);
    if (host === undefined) return { error: `No application runs in the process ${pid}` };
    return url === '/stop' ? this.#stop(host) : host.kill().then(() => ({}));
  }

  /**
   * @param {Record<string, string>} env
   * @returns {Promise<Started>}
   */
  async #start(env) {
    const host = this.#idle.pop() ?? this.#newHost();
    host.starts += 1;
    const { pid, file, printed: from } = host;
    const { error } = await host.ask({ do: 'start', env });
    // Whatever a failed start left behind must not affect the next application.
    if (error === undefined) host.isWatched = true;
    else await host.kill();
    return { pid, file, from, error };
  }

  #newHost() {
    const host = new AppHost(join(this.#folder, `${this.#all.size + 1}.log`));
    this.#all.add(host);
    void host.ended.then(() => (this.#idle = this.#idle.filter((one) => one !== host)));
    return host;
  }

  /** @param {AppHost} host */
  async #stop(host) {
    host.isWatched = false;
    const answer = await host.ask({ do: 'stop' });
    if (answer.error === undefined && host.starts < MAX_STARTS) this.#idle.push(host);
    else await host.kill();
    return answer;
  }
}
