import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { createStore, startApp, type ScratchApp, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { waitFor } from '../../../scripts/lib/wait.mjs';
import { engine } from '../support/engine.js';
import { LiveStream } from '../support/live-stream.js';
import { keptWaitlist } from '../support/rows/kept.js';
import { World } from '../support/world.js';

const LANES = 20;
const STREAMS = 10;
/** A container is killed ten seconds after it was asked. */
const MAX_MS = 10_000;

type Fate = 'done' | 'refused' | 'lost';

interface Sent {
  email: string;
  fate: Fate;
  how: string;
}

/** At the door: it was closed, or closed while the request stood before it. The server's own log tells that it took none. */
const REFUSALS = new Set(['ECONNREFUSED', 'ECONNRESET']);

function join(url: string, email: string, agent: Agent): Promise<Sent> {
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

/** The status of each answer that the server gave and wrote down; at a closing door it writes nothing. */
function answersLogged(log: string): string[] {
  return log
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): { route?: string; status?: number } => JSON.parse(line))
    .filter(({ route }) => route === '/api/waitlist')
    .map(({ status }) => String(status));
}

describe('stopping under load', () => {
  let store: Store;
  let app: ScratchApp;
  let world: World;

  beforeAll(async () => {
    store = await createStore(engine);
    app = await startApp({ engine, store, env: { LOG_LEVEL: 'info' } });
    world = new World(app.url);
  }, 60_000);
  afterAll(async () => {
    await app.stop();
    await store.remove();
  });

  it('answers every request it took, sends streams away each at a moment of its own, and is quick', async () => {
    const customer = await world.registerCustomer();
    const streams: LiveStream[] = [];
    for (let count = 0; count < STREAMS; count += 1) streams.push(await LiveStream.open(world, customer));
    const agent = new Agent({ keepAlive: true, maxSockets: LANES });
    const sent: Sent[] = [];
    let stopped: Promise<number | null> | undefined;
    let askedAt = 0;
    const lanes = Array.from({ length: LANES }, async () => {
      for (let refusals = 0; refusals < 3;) {
        const one = await join(app.url, `${randomUUID()}@test.example`, agent);
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
      { timeoutMs: 1000, what: 'the last lines of the log' },
    );
    expect(taken).toEqual(answers);
    const done = sent.filter(({ fate }) => fate === 'done').map(({ email }) => email);
    expect((await keptWaitlist(store)).sort()).toEqual(done.sort());
    expect(done.length).toBeGreaterThanOrEqual(10 * LANES - 3);

    await waitFor(async () => streams.every(({ hasEnded }) => hasEnded) || undefined, {
      timeoutMs: 1000,
      what: 'the streams to end',
    });
    // The last words: when to come back, in milliseconds.
    const waits = streams.map(({ text }) => Number(/retry: (\d+)\n\n$/.exec(text)?.[1]));
    for (const wait of waits) expect(wait >= 1000 && wait <= 5000).toBe(true);
    expect(new Set(waits).size).toBeGreaterThan(1);
    const linesEach = streams.map(({ text }) => text.match(/^retry: /gm)?.length);
    expect(linesEach).toEqual(streams.map(() => 2));
  }, 60_000);
});
