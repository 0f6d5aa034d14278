import { createStore, startApp, type ScratchApp, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { engine } from '../support/engine.js';
import { LiveStream } from '../support/live-stream.js';
import { World } from '../support/world.js';

describe('metrics', () => {
  let store: Store;
  let app: ScratchApp;
  let world: World;

  const read = async (name: string, labels = '') => {
    const text = await (await fetch(app.metricsUrl)).text();
    const line = text.split('\n').find((each) => each.startsWith(`${name}${labels} `));
    return line === undefined ? undefined : Number(line.slice(line.lastIndexOf(' ') + 1));
  };

  beforeAll(async () => {
    store = await createStore(engine);
    app = await startApp({ engine, store });
    world = new World(app.url);
  }, 60_000);
  afterAll(async () => {
    await app.stop();
    await store.remove();
  });

  it('are not on the public origin, and nothing else is on theirs', async () => {
    expect((await world.anyone.get('/metrics')).status).toBe(404);
    const { origin } = new URL(app.metricsUrl);
    expect((await fetch(`${origin}/api/geo`)).status).toBe(404);
    expect((await fetch(app.metricsUrl, { method: 'POST' })).status).toBe(404);
  });

  it('count answers by the pattern of the route, never by the address', async () => {
    await world.anyone.get('/api/cleaners/999999?secret=1');
    const labels = '{method="GET",route="/api/cleaners/:id",status="404"}';
    expect(await read('http_request_duration_seconds_count', labels)).toBe(1);
    expect(await (await fetch(app.metricsUrl)).text()).not.toMatch(/cleaners\/\d|secret/);
  });

  it('tell open streams, and the mails that wait', async () => {
    const customer = await world.registerCustomer();
    const stream = await LiveStream.open(world, customer);
    expect(await read('live_streams')).toBe(1);
    stream.close();
    expect(await read('mails_waiting', '{status="failed"}')).toBe(0);
    expect(await read('limits_shared_up')).toBe(1);
  });
});
