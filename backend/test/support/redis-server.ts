import { spawn, type ChildProcess } from 'node:child_process';
import { createClient } from 'redis';
import { findProgram } from '../../../scripts/lib/find-program.mjs';
import { freePort } from '../../../scripts/lib/free-port.mjs';
import { waitFor } from '../../../scripts/lib/wait.mjs';

type Client = ReturnType<typeof createClient>;

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

  /** Refuses every write for want of memory, or accepts them again. */
  async refuseWrites(isRefusing: boolean): Promise<void> {
    await this.withClient((client) => client.configSet('maxmemory', isRefusing ? '1' : '0'));
  }

  /** How many commands it has refused for want of memory. */
  async refusals(): Promise<number> {
    let text = '';
    await this.withClient(async (client) => {
      text = await client.info('errorstats');
    });
    return Number(/errorstat_OOM:count=(\d+)/.exec(text)?.[1] ?? 0);
  }

  private async answers(): Promise<true | undefined> {
    try {
      await this.withClient((client) => client.ping());
      return true;
    } catch {
      return undefined;
    }
  }

  private async withClient(use: (client: Client) => Promise<unknown>): Promise<void> {
    const client: Client = createClient({ url: this.url, socket: { reconnectStrategy: false } });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await use(client);
    } finally {
      if (client.isOpen) client.destroy();
    }
  }
}
