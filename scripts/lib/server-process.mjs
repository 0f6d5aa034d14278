/** For Linux: a program that runs until it is stopped, such as Redis, a proxy or a node of the database. */
import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { OutputEnd } from './output-end.mjs';

const STOP_TIMEOUT_MS = 30_000;
const KEPT_OUTPUT = 100_000;
/** Each running server has a listener for the end of this process, and a cluster has a dozen servers. */
const MAX_SERVERS = 50;
process.setMaxListeners(MAX_SERVERS);

export class ServerProcess {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;
  /** @type {Promise<number | null>} */
  #ended = Promise.resolve(null);
  #output = new OutputEnd(KEPT_OUTPUT);

  /**
   * @param {string} name as messages call it
   * @param {string} program
   * @param {readonly string[]} args
   * @param {{ env?: Record<string, string>, cwd?: string, log?: string }} [options] `log`: a file that what it prints is
   *   added to
   */
  constructor(name, program, args, options = {}) {
    this.name = name;
    this.program = program;
    /** The arguments of the next start. */
    this.args = args;
    this.options = options;
    this.kill = this.kill.bind(this);
  }

  get isRunning() {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  get output() {
    return String(this.#output);
  }

  /** @param {readonly string[]} [extra] arguments of this start alone */
  start(extra = []) {
    const { env = {}, cwd, log } = this.options;
    const child = spawn(this.program, [...this.args, ...extra], {
      cwd,
      // Without the developer's settings, and without variables such as LD_LIBRARY_PATH.
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    // Without the file the server runs just as well.
    const file =
      log === undefined ? undefined : createWriteStream(log, { flags: 'a' }).on('error', () => undefined);
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        this.#output.add(text);
        file?.write(text);
      });
    this.#child = child;
    this.#ended = new Promise((resolve) => {
      child.once('error', (error) => {
        this.#output.add(String(error));
        resolve(null);
      });
      child.once('exit', resolve);
    });
    process.once('exit', this.kill);
    void this.#ended.then(() => process.off('exit', this.kill));
  }

  /** @throws when it has ended by itself */
  assertRunning() {
    if (!this.isRunning) throw new Error(`${this.name} ended:\n${this.output.slice(-3000)}`);
  }

  /** Ends it without warning. */
  kill() {
    this.#child?.kill('SIGKILL');
  }

  async crash() {
    this.kill();
    await this.#ended;
  }

  /** Stops it in such a way that it keeps its connections but answers nothing. */
  hang() {
    this.#child?.kill('SIGSTOP');
  }

  goOn() {
    this.#child?.kill('SIGCONT');
  }

  async stop() {
    if (!this.isRunning) return;
    this.#child?.kill('SIGCONT');
    this.#child?.kill('SIGTERM');
    const impatience = setTimeout(this.kill, STOP_TIMEOUT_MS);
    await this.#ended;
    clearTimeout(impatience);
  }
}
