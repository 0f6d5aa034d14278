import { spawn, type ChildProcess } from 'node:child_process';
import { createClient } from 'redis';
import { findProgram } from '../../../scripts/lib/find-program.mjs';
import { freePort } from '../../../scripts/lib/free-port.mjs';
import { waitFor } from '../../../scripts/lib/wait.mjs';

const START_TIMEOUT_MS = 20_000;

export const redisProgram = findProgram('redis-server');

/** A real Redis server on a free port, without persistence. */
export class RedisServer {
  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
  ) {}

  static async start(program: string): Promise<RedisServer> {
    const port = await freePort();
    const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const server = new RedisServer(
      `redis://127.0.0.1:${port}`,
      spawn(program, settings, { stdio: 'ignore' }),
    );
    process.once('exit', server.kill);
    await waitFor(() => server.answers(), { timeoutMs: START_TIMEOUT_MS, what: 'Redis' });
    return server;
  }

  async stop(): Promise<void> {
    process.off('exit', this.kill);
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.kill();
    await ended;
  }

  /** Keeps its connections open but stops responding. */
  hang(): void {
    this.child.kill('SIGSTOP');
  }

  goOn(): void {
    this.child.kill('SIGCONT');
  }

  private readonly kill = () => {
    this.child.kill('SIGKILL');
  };

  private async answers(): Promise<true | undefined> {
    const client = createClient({ url: this.url, socket: { reconnectStrategy: false } });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return true;
    } catch {
      return undefined;
    } finally {
      if (client.isOpen) client.destroy();
    }
  }
}
