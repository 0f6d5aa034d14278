import { createStore, type ScratchApp, type Store } from '../../../../scripts/lib/scratch-app.mjs';
import { waitFor } from '../../../../scripts/lib/wait.mjs';
import { needsBody, wrongBodies } from '../../assurance/bad-fields.js';
import { BAD_BODIES } from '../../assurance/bad-values.js';
import { request } from '../../assurance/call.js';
import { castOf } from '../../assurance/cast.js';
import { readDocument, type OpenApi } from '../../assurance/document.js';
import { callOf, complaint, stageCalls, takesJson, type StagedCall } from '../../assurance/staged-calls.js';
import { startApp } from '../../support/apps.js';
import { engine } from '../../support/engine.js';
import { rowCounts } from '../../support/row-counts.js';
import { unpublishedEvents } from '../../support/rows/kept.js';
import { leaseOfAnother } from '../../support/rows/made.js';
import { mapConcurrently } from '../../support/together.js';
import { World } from '../../support/world.js';

const LANES = 8;
/** Every call gets a quarter of the bodies; each body is still tried on many calls. */
const ONE_IN = 4;
/** These tables count failures and hold leases. */
const KEEPS_COUNT = ['sign_in_failures', 'sign_in_windows', 'job_leases'];

/** Names that no call takes, although every object has some of them. */
const UNKNOWN_QUERIES = ['notKnown=1', 'constructor=1', '__proto__=1', 'toString'];

/** A separate application, because rows are counted. */
let store: Store;
let app: ScratchApp;
let document: OpenApi;
let staged: StagedCall[];

beforeAll(async () => {
  store = await createStore(engine, process.env.DATABASE_URL || undefined);
  app = await startApp({ store });
  // The job would notify people of deadlines of their bookings while rows are counted.
  await leaseOfAnother('booking-deadlines', store);
  const world = new World(app.url, store);
  const cast = await castOf(world);
  document = await readDocument(world);
  staged = await stageCalls(document, cast);
  // Publishing an event may create webhook deliveries.
  await waitFor(async () => (await unpublishedEvents(store)) === 0 || undefined, {
    timeoutMs: 30_000,
    what: 'the events of the preparation to be published',
  });
});
afterAll(async () => {
  await app?.stop();
  await store?.remove();
});

describe('input that is not as documented is refused in the one shape and leaves nothing behind', () => {
  it('in a field', async () => {
    const before = await rowCounts(store, KEEPS_COUNT);
    const calls = staged
      .filter(takesJson)
      .flatMap((one) =>
        wrongBodies(document, one.route.operation, one.body ?? {}).map((wrong) => ({ one, ...wrong })),
      );
    expect(calls.length).toBeGreaterThan(1000);
    const complaints = await mapConcurrently(LANES, calls, async ({ one, what, body }) => {
      const name = `${one.route.name} ${what}`;
      const answer = await request(one.url, { ...callOf(one), json: body });
      return answer.status === 400 && answer.text.includes('"code":"VALIDATION_FAILED"')
        ? complaint(name, answer)
        : [`${name}: ${answer.status} ${answer.text.slice(0, 100)}`];
    });
    expect(complaints.flat()).toEqual([]);
    expect(await rowCounts(store, KEEPS_COUNT)).toEqual(before);
  });

  it('as a whole body', async () => {
    const before = await rowCounts(store, KEEPS_COUNT);
    const calls = staged
      .filter(takesJson)
      .flatMap((one, index) =>
        BAD_BODIES.filter((bad, turn) =>
          bad.text === 'null' ? needsBody(document, one.route.operation) : (index + turn) % ONE_IN === 0,
        ).map((bad) => ({ one, bad })),
      );
    const complaints = await mapConcurrently(
      LANES,
      calls,
      async ({ one, bad: { what, type, text, statuses } }) => {
        const answer = await request(one.url, { ...callOf(one), body: text, type });
        const name = `${one.route.name} ${what}`;
        return statuses.includes(answer.status)
          ? complaint(name, answer)
          : [`${name}: ${answer.status} ${answer.text}`];
      },
    );
    expect(complaints.flat()).toEqual([]);
    expect(await rowCounts(store, KEEPS_COUNT)).toEqual(before);
  });

  it('in a query that says what it takes', async () => {
    const before = await rowCounts(store, KEEPS_COUNT);
    const calls = staged.flatMap((one) => {
      const taken = (one.route.operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
      const wrong = taken.flatMap(({ name, schema }) => wrongQueries(name, schema.type));
      return (taken.length > 0 ? [...UNKNOWN_QUERIES, ...wrong] : []).map((query) => ({ one, query }));
    });
    expect(calls.length).toBeGreaterThan(200);
    const complaints = await mapConcurrently(LANES, calls, async ({ one, query }) => {
      const answer = await request(`${one.url}?${query}`, callOf(one));
      return answer.status === 400
        ? complaint(query, answer)
        : [`${one.route.name}?${query}: ${answer.status} ${answer.text.slice(0, 100)}`];
    });
    expect(complaints.flat()).toEqual([]);
    expect(await rowCounts(store, KEEPS_COUNT)).toEqual(before);
  });
});

it('such input leaves no unexpected error in the log', () => {
  expect(app.output()).not.toMatch(/"level":(?:50|60)|unhandled|DeprecationWarning/i);
});

/**
 * Query strings with the parameter repeated, as a list or as an object, or with a value of the wrong type unless it is
 * text.
 */
function wrongQueries(name: string, type: string | string[] | undefined): string[] {
  const common = [`${name}=1&${name}=2`, `${name}[]=1`, `${name}[x]=1`];
  if (type === 'integer' || type === 'number')
    return [...common, `${name}=7abc`, `${name}=`, `${name}=1e999`];
  if (type === 'boolean') return [...common, `${name}=maybe`, `${name}=`];
  return common;
}
