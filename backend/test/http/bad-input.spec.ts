import { createStore, type ScratchApp, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { strangeBodies } from '../assurance/bad-fields.js';
import { STRANGE_QUERIES, STRANGE_SEGMENTS } from '../assurance/bad-values.js';
import { request } from '../assurance/call.js';
import { castOf, type Cast } from '../assurance/cast.js';
import { readDocument, type OpenApi } from '../assurance/document.js';
import { callOf, complaint, stageCalls, takesJson, type StagedCall } from '../assurance/staged-calls.js';
import { startApp } from '../support/apps.js';
import { engine } from '../support/engine.js';
import { mapConcurrently } from '../support/together.js';
import { World } from '../support/world.js';

const LANES = 8;
const STRANGE_TEXTS_A_FIELD = 3;
/** Every call gets a quarter of the values; each value is still tried on many calls. */
const ONE_IN = 4;

/** A separate application, whose log is read. */
let store: Store;
let app: ScratchApp;
let cast: Cast;
let document: OpenApi;
let staged: StagedCall[];

beforeAll(async () => {
  store = await createStore(engine, process.env.DATABASE_URL || undefined);
  app = await startApp({ store });
  const world = new World(app.url, store);
  cast = await castOf(world);
  document = await readDocument(world);
  staged = await stageCalls(document, cast);
});
afterAll(async () => {
  await app?.stop();
  await store?.remove();
});

describe('input that is unusual', () => {
  it('breaks nothing in a query', async () => {
    const reads = staged.filter(({ route }) => route.method === 'GET' && route.path !== '/api/events');
    const calls = reads.flatMap((one, index) =>
      STRANGE_QUERIES.filter((_, turn) => (index + turn) % ONE_IN === 0).map((query) => ({ one, query })),
    );
    const complaints = await mapConcurrently(LANES, calls, async ({ one, query }) =>
      complaint(`${one.route.name}?${query}`, await request(`${one.url}?${query}`, callOf(one)), true),
    );
    expect(complaints.flat()).toEqual([]);
  });

  it('breaks nothing in a path', async () => {
    const reads = staged.filter(({ route }) =>
      route.operation.parameters?.some((one) => one.in === 'path' && one.schema.type === 'string'),
    );
    expect(reads.length).toBeGreaterThan(4);
    const calls = reads.flatMap((one) => STRANGE_SEGMENTS.map((segment) => ({ one, segment })));
    const complaints = await mapConcurrently(LANES, calls, async ({ one, segment }) => {
      const url = cast.world.url + one.route.path.replace(/\{\w+\}/g, segment);
      return complaint(`${one.route.name} ${segment}`, await request(url, callOf(one)));
    });
    expect(complaints.flat()).toEqual([]);
  });

  it('is only text where text is asked for', async () => {
    const turn = { next: 0 };
    const calls = staged.filter(takesJson).flatMap((one) =>
      [...strangeBodies(document, one.route.operation, STRANGE_TEXTS_A_FIELD, turn)].map((strange) => ({
        one,
        ...strange,
      })),
    );
    expect(turn.next).toBeGreaterThan(100);
    const complaints = await mapConcurrently(LANES, calls, async ({ one, what, change }) => {
      const body = one.row.personal
        ? one.body
        : { ...one.body, ...((await one.row.body?.(one.situation)) as object) };
      const answer = await request(one.url, { ...callOf(one), json: { ...body, ...change } });
      return complaint(`${one.route.name} ${what}`, answer, true);
    });
    expect(complaints.flat()).toEqual([]);
  });

  it('leaves the application running, with no unexpected error in its log', async () => {
    expect((await request(`${app.url}/health/ready`, { method: 'GET', token: undefined })).status).toBe(200);
    expect(app.output()).not.toMatch(/"level":(?:50|60)|unhandled|DeprecationWarning/i);
    const users = JSON.parse(
      (await request(`${app.url}/api/admin/stats`, { method: 'GET', token: cast.admin.token })).text,
    );
    expect(users.totalUsers).toBeGreaterThan(5);
  });
});
