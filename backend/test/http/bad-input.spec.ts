import { createStore, type ScratchApp, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { startApp } from '../support/apps.js';
import { ACCESS_MATRIX } from '../assurance/access-matrix.js';
import { pathOf, type Row, type Situation } from '../assurance/access-row.js';
import { needsBody, strangeBodies, wrongBodies } from '../assurance/bad-fields.js';
import { BAD_BODIES, STRANGE_QUERIES, STRANGE_SEGMENTS } from '../assurance/bad-values.js';
import { request, situationOf, type Answer } from '../assurance/call.js';
import { ACTORS, castOf, type Cast } from '../assurance/cast.js';
import { readDocument, routesOf, type OpenApi, type Route } from '../assurance/document.js';
import { engine } from '../support/engine.js';
import { rowCounts } from '../support/row-counts.js';
import { leaseOfAnother } from '../support/rows/made.js';
import { mapConcurrently } from '../support/together.js';
import { World } from '../support/world.js';

const LANES = 8;
const STRANGE_TEXTS_A_FIELD = 3;
/** Every call gets a quarter of the values; each value is still tried on many calls. */
const ONE_IN = 4;
/** These tables count failures and hold leases. */
const KEEPS_COUNT = ['sign_in_failures', 'sign_in_windows', 'job_leases'];

jest.setTimeout(180_000);

interface Staged {
  route: Route;
  row: Row;
  situation: Situation;
  url: string;
  body: Record<string, unknown> | undefined;
}

/** A separate application, because rows are counted. */
let store: Store;
let app: ScratchApp;
let cast: Cast;
let document: OpenApi;
let staged: Staged[];
let withBody: Staged[];

beforeAll(async () => {
  store = await createStore(engine, process.env.DATABASE_URL || undefined);
  app = await startApp({ store });
  // It would tell people of their bookings' deadlines while their rows are counted.
  await leaseOfAnother('booking-deadlines', store);
  const world = new World(app.url, store);
  [cast, document] = await Promise.all([castOf(world), readDocument(world)]);
  staged = [];
  for (const route of routesOf(document)) staged.push(await stage(route));
  withBody = staged.filter(({ route }) => route.operation.requestBody?.content['application/json']);
});
afterAll(async () => {
  await app?.stop();
  await store?.remove();
});

/** An allowed call with a valid body. */
async function stage(route: Route): Promise<Staged> {
  const row = ACCESS_MATRIX[route.name];
  if (!row) throw new Error(`${route.name} is not in the access matrix`);
  const who = ACTORS.find((actor) => Number(row.answers[actor]) < 400) ?? 'anonymous';
  const situation = await situationOf(row, who, cast, (await row.given?.(cast)) ?? {});
  const body = await row.body?.(situation);
  return {
    route,
    row,
    situation,
    url: app.url + pathOf(route.path, { ...row, query: undefined }, situation),
    body: body === undefined ? undefined : { ...body },
  };
}

const callOf = ({ route, situation }: Staged) => ({ method: route.method, token: situation.me?.token });

/** Empty when the call was refused in the documented shape, or accepted where that is allowed. */
function complaint(what: string, answer: Answer, mayBeTaken = false): string[] {
  if (answer.status < 400) return mayBeTaken ? [] : [`${what}: taken (${answer.status})`];
  if (answer.status >= 500) return [`${what}: ${answer.status} ${answer.text}`];
  const error: unknown = answer.text === '' ? undefined : JSON.parse(answer.text);
  const isShaped =
    typeof error === 'object' &&
    error !== null &&
    ['statusCode', 'error', 'code', 'message', 'requestId'].every((key) => key in error);
  const tellsInsides = /\bat \S+ \(|SELECT |node_modules|ER_[A-Z]+|SQLITE/.test(answer.text);
  return isShaped && !tellsInsides ? [] : [`${what}: ${answer.text}`];
}

describe('input that is not as documented', () => {
  it('is refused in the one shape and leaves nothing behind: fields', async () => {
    const before = await rowCounts(store, KEEPS_COUNT);
    const calls = withBody.flatMap((one) =>
      wrongBodies(document, one.route.operation, one.body ?? {}).map((wrong) => ({ one, ...wrong })),
    );
    expect(calls.length).toBeGreaterThan(1000);
    const complaints = await mapConcurrently(LANES, calls, async ({ one, what, body }) =>
      complaint(`${one.route.name} ${what}`, await request(one.url, { ...callOf(one), json: body })),
    );
    expect(complaints.flat()).toEqual([]);
    expect(await rowCounts(store, KEEPS_COUNT)).toEqual(before);
  });

  it('is refused in the one shape and leaves nothing behind: whole bodies', async () => {
    const before = await rowCounts(store, KEEPS_COUNT);
    const calls = withBody.flatMap((one, index) =>
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

  it('is refused in a query that says what it takes', async () => {
    const calls = staged.flatMap((one) =>
      (one.route.operation.parameters ?? [])
        .filter((parameter) => parameter.in === 'query')
        .flatMap(({ name, schema }) => wrongQueries(name, schema.type).map((query) => ({ one, query }))),
    );
    expect(calls.length).toBeGreaterThan(200);
    const complaints = await mapConcurrently(LANES, calls, async ({ one, query }) => {
      const answer = await request(`${one.url}?${query}`, callOf(one));
      return answer.status === 400
        ? complaint(query, answer)
        : [`${one.route.name}?${query}: ${answer.status} ${answer.text.slice(0, 100)}`];
    });
    expect(complaints.flat()).toEqual([]);
  });

  it('breaks nothing in a path', async () => {
    const reads = staged.filter(({ route }) =>
      route.operation.parameters?.some((one) => one.in === 'path' && one.schema.type === 'string'),
    );
    expect(reads.length).toBeGreaterThan(4);
    const calls = reads.flatMap((one) => STRANGE_SEGMENTS.map((segment) => ({ one, segment })));
    const complaints = await mapConcurrently(LANES, calls, async ({ one, segment }) => {
      const url = app.url + one.route.path.replace(/\{\w+\}/g, segment);
      return complaint(`${one.route.name} ${segment}`, await request(url, callOf(one)));
    });
    expect(complaints.flat()).toEqual([]);
  });

  it('is only text where text is asked for', async () => {
    const turn = { next: 0 };
    const calls = withBody.flatMap((one) =>
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

/** Repeated, as a list, as an object; and of the wrong type, for types other than text. */
function wrongQueries(name: string, type: string | string[] | undefined): string[] {
  const common = [`${name}=1&${name}=2`, `${name}[]=1`, `${name}[x]=1`];
  if (type === 'integer' || type === 'number')
    return [...common, `${name}=7abc`, `${name}=`, `${name}=1e999`];
  if (type === 'boolean') return [...common, `${name}=maybe`, `${name}=`];
  return common;
}
