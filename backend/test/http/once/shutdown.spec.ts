import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { Agent, get, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import {
  createStore,
  launchInto,
  startApp,
  type ScratchApp,
  type Store,
} from '../../../../scripts/lib/scratch-app.mjs';
import { waitFor } from '../../../../scripts/lib/wait.mjs';
import { ROOT } from '../../../../scripts/lib/workspace.mjs';
import { runCommand, settingsOf } from '../../support/commands.js';
import { engine } from '../../support/engine.js';
import { expectStatus } from '../../support/expect-status.js';
import { LiveStream } from '../../support/live-stream.js';
import { MailServer } from '../../support/mail-server.js';
import { requestLines } from '../../support/request-lines.js';
import { keptWaitlist } from '../../support/rows/kept.js';
import { World } from '../../support/world.js';

const LANES = 20;
const STREAMS = 10;
/** Linux refuses every write to it, as it does on a full disk. Other systems have no such file. */
const FULL_DISK = '/dev/full';
/** Containers are killed ten seconds after the signal to stop. */
const MAX_MS = 10_000;

type Fate = 'done' | 'refused' | 'lost';

interface Sent {
  email: string;
  fate: Fate;
  how: string;
}

/**
 * The port was closed, before or just after the connection was made. The server's log shows that it handled no such
 * request.
 */
const REFUSALS = new Set(['ECONNREFUSED', 'ECONNRESET']);

function joinWaitlist(url: string, email: string, agent: Agent): Promise<Sent> {
  return new Promise((resolve) => {
    const body = JSON.stringify({ email });
    const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
    const sent = request(`${url}/api/waitlist`, { method: 'POST', agent, headers }, (response) => {
      const status = response.statusCode ?? 0;
      const fate = status === 201 ? 'done' : status === 503 ? 'refused' : 'lost';
      response.resume().on('end', () => resolve({ email, fate, how: String(status) }));
      response.on('error', () => resolve({ email, fate: 'lost', how: 'cut short' }));
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      const fate = REFUSALS.has(error.code ?? '') ? 'refused' : 'lost';
      resolve({ email, fate, how: error.code ?? error.message });
    });
    sent.end(body);
  });
}

function ask(url: string, agent: Agent): Promise<{ status?: number; connection?: string }> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      const { statusCode: status, headers } = response;
      response.resume().on('end', () => resolve({ status, connection: headers.connection }));
    }).on('error', reject);
  });
}

/** The status of each response in the log. Requests refused by a closed port do not appear in it. */
const answersLogged = (log: string): string[] =>
  requestLines(log, '/api/waitlist').map(({ status }) => String(status));

describe('stopping under load', () => {
  let store: Store;
  let app: ScratchApp;
  let world: World;

  beforeAll(async () => {
    store = await createStore(engine);
    app = await startApp({ engine, store, env: { LOG_LEVEL: 'info' } });
    world = new World(app.url);
  });
  afterAll(async () => {
    await app.stop();
    await store.remove();
  });

  it('answers every accepted request, ends streams with spread reconnection times, and is quick', async () => {
    const customer = await world.registerCustomer();
    const streams: LiveStream[] = [];
    for (let count = 0; count < STREAMS; count += 1) streams.push(await LiveStream.open(world, customer));
    const agent = new Agent({ keepAlive: true, maxSockets: LANES });
    const sent: Sent[] = [];
    let stopped: Promise<number | null> | undefined;
    let askedAt = 0;
    const lanes = Array.from({ length: LANES }, async () => {
      for (let refusals = 0; refusals < 3;) {
        const one = await joinWaitlist(app.url, `${randomUUID()}@test.example`, agent);
        sent.push(one);
        if (one.fate !== 'done') refusals += 1;
        if (sent.length === 10 * LANES) {
          askedAt = Date.now();
          stopped = app.stop();
        }
      }
    });
    await Promise.all(lanes);
    agent.destroy();
    expect(await stopped).toBe(0);
    expect(Date.now() - askedAt).toBeLessThan(MAX_MS);

    expect(sent.filter(({ fate }) => fate === 'lost')).toEqual([]);
    const answers = sent.filter(({ fate }) => fate === 'done').map(({ how }) => how);
    const taken = await waitFor(
      async () => {
        const logged = answersLogged(app.output());
        return logged.length >= answers.length ? logged : undefined;
      },
      { timeoutMs: 10_000, what: 'the last lines of the log' },
    );
    expect(taken).toEqual(answers);
    const done = sent.filter(({ fate }) => fate === 'done').map(({ email }) => email);
    expect((await keptWaitlist(store)).sort()).toEqual(done.sort());
    expect(done.length).toBeGreaterThanOrEqual(10 * LANES - 3);

    await waitFor(async () => streams.every(({ hasEnded }) => hasEnded) || undefined, {
      timeoutMs: 10_000,
      what: 'the streams to end',
    });
    // A stream ends with the reconnection time in milliseconds.
    const waits = streams.map(({ text }) => Number(/retry: (\d+)\n\n$/.exec(text)?.[1]));
    for (const wait of waits) expect(wait >= 1000 && wait <= 5000).toBe(true);
    expect(new Set(waits).size).toBeGreaterThan(1);
    const linesEach = streams.map(({ text }) => text.match(/^retry: /gm)?.length);
    expect(linesEach).toEqual(streams.map(() => 2));
  });
});

describe('stopping while something hangs', () => {
  const mailServer = new MailServer();
  let store: Store;
  beforeAll(async () => {
    store = await createStore(engine);
  });
  afterAll(async () => {
    await mailServer.stop();
    await store.remove();
  });

  it('first says so and serves on, then ends in spite of a slow sender and of a mail server without an answer', async () => {
    const smtpUrl = await mailServer.start();
    const isAsked = new Promise<void>((asked) => {
      mailServer.verdict = () => {
        asked();
        return new Promise(() => undefined);
      };
    });
    const env = { SMTP_URL: smtpUrl, SHUTDOWN_NOTICE_SECONDS: '3' };
    const app = await startApp({ engine, store, env });
    const agent = new Agent({ keepAlive: true });
    const world = new World(app.url);
    await world.registerCustomer();
    await isAsked;
    const slow = connect(Number(new URL(app.url).port), '127.0.0.1');
    slow.on('error', () => undefined).write('GET /api/cleaners HTTP/1.1\r\nHost: x\r\n');
    const before = await ask(`${app.url}/api/cleaners/0`, agent);
    expect(before.connection).toBe('keep-alive');

    const stopped = app.stop();
    await waitFor(async () => (await ask(`${app.url}/health/ready`, agent)).status === 503 || undefined, {
      timeoutMs: 2500,
      what: 'readiness to fail',
    });
    const meanwhile = await ask(`${app.url}/api/cleaners/0`, agent);
    expect(meanwhile).toEqual({ status: before.status, connection: 'close' });
    expect(await stopped).toBe(0);
    slow.destroy();
    agent.destroy();
  });

  it('takes new connections for as long as its notice lasts', async () => {
    const app = await startApp({ engine, store, env: { SHUTDOWN_NOTICE_SECONDS: '3' } });
    const stopped = app.stop();
    const start = performance.now();
    while (performance.now() - start < 1000) {
      const { status } = await ask(`${app.url}/health/live`, new Agent({ keepAlive: false }));
      expect(status).toBe(200);
    }
    expect(await stopped).toBe(0);
  });

  if (existsSync(FULL_DISK))
    it('ends at a signal where the disk of the log is full, and serves until then', async () => {
      const log = openSync(FULL_DISK, 'w');
      const app = await startApp({ engine, store, env: { LOG_LEVEL: 'info' } }, launchInto(log));
      try {
        const world = new World(app.url);
        const { user } = await world.registerCustomer();
        // A failed sign-in is logged as a warning, which is written at once.
        const refused = { email: user.email, password: 'not the right one' };
        for (let call = 0; call < 40; call += 1)
          expectStatus(await world.anyone.post('/api/login').send(refused), 401);
      } finally {
        expect(await app.stop()).toBe(0);
        closeSync(log);
      }
    });
});

// On Windows npm ends nothing that it has started.
if (process.platform !== 'win32')
  describe('a command that npm runs', () => {
    let store: Store;
    beforeEach(async () => {
      store = await createStore(engine);
    });
    afterEach(() => store.remove());

    it('ends when npm is told to, although the shell between them passes no signal on', async () => {
      expect((await runCommand('migrate', store)).code).toBe(0);
      const args = ['run', 'backup', '--', join(store.dataDir, 'backups'), '--every', '24'];
      const npm = spawn('npm', args, {
        cwd: ROOT,
        env: settingsOf(store),
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let output = '';
      npm.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
      // The pipe closes when the last process that can write to it has ended.
      const ended = once(npm.stdout, 'close');
      await waitFor(async () => output.includes('Done:') || undefined, {
        timeoutMs: 60_000,
        what: 'the first backup',
      });
      npm.kill('SIGTERM');
      await ended;
    });
  });
