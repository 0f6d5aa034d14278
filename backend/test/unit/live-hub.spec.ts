import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Logger } from '@nestjs/common';
import { findProgram } from '../../../scripts/lib/find-program.mjs';
import { freePort } from '../../../scripts/lib/free-port.mjs';
import { waitFor } from '../../../scripts/lib/wait.mjs';
import type { Config } from '../../src/config/config.js';
import type { LiveEvent } from '../../src/events/live-event.js';
import { LiveHub } from '../../src/events/live-hub.js';

function hubWith(redisUrl?: string): LiveHub {
  const hub = new LiveHub({ redisUrl } as Config);
  hub.onModuleInit();
  return hub;
}

/** Records what it receives. */
function listener() {
  const heard: LiveEvent[] = [];
  let interruptions = 0;
  return {
    heard,
    receive: (event: LiveEvent) => void heard.push(event),
    interrupted: () => void (interruptions += 1),
    interruptions: () => interruptions,
  };
}

const soon = (isSo: () => boolean, what: string) =>
  waitFor(async () => isSo() || undefined, { timeoutMs: 30_000, what });

describe('the live hub in one process', () => {
  it('delivers to the subscribers of that person, until they leave', () => {
    const hub = hubWith();
    const [first, second, other] = [listener(), listener(), listener()];
    const leave = hub.subscribe(1, first);
    hub.subscribe(1, second);
    hub.subscribe(2, other);
    hub.publish(1, { type: 'booking', data: { id: 7 } });
    leave();
    hub.publish(1, { type: 'booking', data: { id: 8 } });
    expect(first.heard).toEqual([{ type: 'booking', data: { id: 7 } }]);
    expect(second.heard).toHaveLength(2);
    expect(other.heard).toEqual([]);
    expect(hub.countOf(1)).toBe(1);
    expect(hub.isConnected).toBe(true);
  });
});

const redisServer = findProgram('redis-server');
const withRedis = redisServer === undefined ? describe.skip : describe;

withRedis('the live hub of several replicas', () => {
  let port: number;
  let redis: ChildProcess;
  let hubs: LiveHub[];

  async function startRedis(...more: string[]): Promise<void> {
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    redis = spawn(redisServer ?? '', [...options, ...more], { stdio: 'ignore' });
    await once(redis, 'spawn');
  }

  async function stopRedis(): Promise<void> {
    const isGone = once(redis, 'exit');
    redis.kill('SIGKILL');
    await isGone;
  }

  beforeEach(async () => {
    port = await freePort();
    hubs = [1, 2].map(() => hubWith(`redis://127.0.0.1:${port}`));
  });

  afterEach(async () => {
    for (const hub of hubs) hub.onApplicationShutdown();
    await stopRedis();
  });

  const allConnected = () => soon(() => hubs.every((hub) => hub.isConnected), 'the connection');

  it('delivers on each replica exactly once', async () => {
    await startRedis();
    await allConnected();
    const screens = hubs.map((hub) => {
      const screen = listener();
      hub.subscribe(1, screen);
      return screen;
    });
    for (const hub of hubs) hub.publish(1, { type: 'booking', data: { id: 7 } });
    await soon(() => screens.every(({ heard }) => heard.length >= 2), 'both pushes');
    for (const { heard } of screens)
      expect(heard).toEqual(Array(2).fill({ type: 'booking', data: { id: 7 } }));
  });

  it('tells its subscribers when pushes may be missed, and reconnects', async () => {
    expect(hubs.map((hub) => hub.isConnected)).toEqual([false, false]);
    await startRedis();
    await allConnected();
    const screen = listener();
    hubs[0]?.subscribe(1, screen);
    await stopRedis();
    await soon(() => screen.interruptions() === 1, 'the interruption');
    expect(hubs[0]?.isConnected).toBe(false);
    hubs[0]?.publish(1, { type: 'booking' });
    expect(screen.heard).toHaveLength(1);

    await startRedis();
    await allConnected();
    hubs[1]?.publish(1, { type: 'posting' });
    await soon(() => screen.heard.length === 2, 'the push from the other replica');
    expect(screen.interruptions()).toBe(1);
  });

  it('subscribes at a later connection if the first one was refused that', async () => {
    const warned = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
    const isRefused = () => warned.mock.calls.some(([line]) => String(line).includes("'subscribe'"));
    await startRedis('--rename-command', 'SUBSCRIBE', '');
    await soon(isRefused, 'the refusal');
    warned.mockRestore();
    expect(hubs.map((hub) => hub.isConnected)).toEqual([false, false]);
    await stopRedis();
    await startRedis();
    await allConnected();
    const screen = listener();
    hubs[0]?.subscribe(1, screen);
    hubs[1]?.publish(1, { type: 'booking' });
    await soon(() => screen.heard.length === 1, 'the push from the other replica');
  });
});
