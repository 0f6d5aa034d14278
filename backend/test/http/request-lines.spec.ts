import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { createStore, type ScratchApp, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { waitFor } from '../../../scripts/lib/wait.mjs';
import { startApp } from '../support/apps.js';
import { engine } from '../support/engine.js';
import { expectStatus } from '../support/expect-status.js';
import { LiveStream } from '../support/live-stream.js';
import { requestLines } from '../support/request-lines.js';
import { World } from '../support/world.js';

describe('the log', () => {
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

  const linesOf = (route: string) => requestLines(app.output(), route);
  const linesUntil = (route: string, count: number) =>
    waitFor(async () => (linesOf(route).length >= count ? linesOf(route) : undefined), {
      timeoutMs: 20_000,
      what: `${count} lines of ${route}`,
    });

  it('has one line for each live stream at its end, and says which broke', async () => {
    const [leaving, signingOut] = await Promise.all([world.registerCustomer(), world.registerCustomer()]);
    const broken = await LiveStream.open(world, leaving);
    await broken.firstFrame();
    const ended = await LiveStream.open(world, signingOut);
    await ended.firstFrame();
    expect(linesOf('/api/events')).toEqual([]);
    broken.close();
    const [first] = await linesUntil('/api/events', 1);
    expect(first).toMatchObject({
      requestId: broken.headers['x-request-id'],
      status: 200,
      ms: expect.any(Number),
      isAborted: true,
    });
    expectStatus(await world.as(signingOut).post('/api/logout'), 204);
    await ended.ended();
    const [, second] = await linesUntil('/api/events', 2);
    expect(second).toMatchObject({ requestId: ended.headers['x-request-id'], status: 200 });
    expect(second).not.toHaveProperty('isAborted');
    await world.as(leaving).get('/api/auth/user');
    await linesUntil('/api/auth/user', 1);
    expect(linesOf('/api/events')).toHaveLength(2);
  });

  it('has one for a caller who left before the answer', async () => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': 1000 };
    const sent = request(`${app.url}/api/waitlist`, { method: 'POST', agent: false, headers });
    sent.on('error', () => undefined);
    await new Promise<void>((resolve) => sent.write('{"email":', () => resolve()));
    sent.destroy();
    expect(await linesUntil('/api/waitlist', 1)).toEqual([
      expect.objectContaining({ method: 'POST', isAborted: true }),
    ]);
  });

  it('has one for each answer that waited for another on a connection that broke, as at a stop', async () => {
    const { token } = await world.registerCustomer();
    const { hostname, port } = new URL(app.url);
    const socket = connect({ host: hostname, port: Number(port) }).on('error', () => undefined);
    const ask = (path: string) =>
      `GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${token}\r\n\r\n`;
    const before = linesOf('/api/events').length;
    // The first never ends.
    socket.write(ask('/api/events') + ask('/api/keys/current') + ask('/api/events') + ask('/api/config'));
    await once(socket, 'readable');
    socket.destroy();
    for (const [route, lines] of [
      ['/api/events', before + 2],
      ['/api/keys/current', 1],
      ['/api/config', 1],
    ] as const)
      expect((await linesUntil(route, lines)).at(-1)).toMatchObject({ isAborted: true });
  });
});
