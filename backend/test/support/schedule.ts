import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from '../../../scripts/lib/scratch-app.mjs';
import { freePort } from '../../../scripts/lib/free-port.mjs';
import { waitFor } from '../../../scripts/lib/wait.mjs';
import { ROOT } from '../../../scripts/lib/workspace.mjs';
import { settingsOf } from './commands.js';

/** The names of the complete backups in a folder. */
export const wholeOnes = (folder: string) =>
  readdirSync(folder).filter((name) => /^tidyhearth-.*Z$/.test(name));

/** `npm run <name>` for a command that runs until it is stopped. */
export class RunningCommand {
  output = '';
  private readonly child: ChildProcess;
  private readonly ended: Promise<number | null>;

  constructor(name: string, store: Store, args: readonly string[], more: Record<string, string> = {}) {
    this.child = spawn(process.execPath, [join(ROOT, `scripts/${name}.mjs`), ...args], {
      env: { ...settingsOf(store), ...more },
      detached: true,
    });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    this.ended = new Promise((resolve) => this.child.once('exit', resolve));
  }

  says(text: string): Promise<true> {
    return waitFor(
      async () => {
        if (this.child.exitCode !== null) throw new Error(`It ended:\n${this.output}`);
        return this.output.includes(text) || undefined;
      },
      { timeoutMs: 60_000, what: text },
    );
  }

  /**
   * `SIGTERM` goes to the script alone, as from a service manager. The other signals go to the whole process group, as
   * from a terminal, and each parent also passes them on to its child.
   */
  stop(signal: 'SIGTERM' | 'SIGINT' | 'SIGHUP' = 'SIGTERM'): Promise<number | null> {
    if (signal === 'SIGTERM') this.child.kill(signal);
    else process.kill(-Number(this.child.pid), signal);
    return this.ended;
  }
}

/** `npm run backup`, which keeps running with `--every`. */
export class Schedule extends RunningCommand {
  constructor(store: Store, args: readonly string[], more: Record<string, string> = {}) {
    super('backup', store, args, more);
  }
}

/** A schedule that serves its metrics. */
export class MeasuredSchedule extends Schedule {
  private constructor(
    store: Store,
    args: readonly string[],
    private readonly port: number,
  ) {
    super(store, [...args, '--metrics'], { METRICS_PORT: String(port) });
  }

  static async start(store: Store, args: readonly string[]): Promise<MeasuredSchedule> {
    return new MeasuredSchedule(store, args, await freePort());
  }

  get metricsUrl(): string {
    return `http://127.0.0.1:${this.port}/metrics`;
  }

  async metricsText(): Promise<string> {
    return (await fetch(this.metricsUrl)).text();
  }

  /** The metrics by name, including labels. */
  async metrics(): Promise<Record<string, number>> {
    const lines = (await this.metricsText()).matchAll(/^([^#\s]\S*) (\S+)$/gm);
    return Object.fromEntries([...lines].map(([, name, value]) => [name, Number(value)]));
  }
}
