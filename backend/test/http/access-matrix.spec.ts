import { ACCESS_MATRIX } from '../assurance/access-matrix.js';
import { callAs, inOrder, request, situationOf } from '../assurance/call.js';
import { ACTORS, castOf, type Cast } from '../assurance/cast.js';
import { readDocument, routesOf } from '../assurance/document.js';
import { pendingBooking, openPosting } from '../assurance/scenes.js';
import { world } from '../support/world.js';

const MISSING_ID = 2_000_000_000;
const ODD_IDS = [
  '7abc',
  '07',
  '7.0',
  '-1',
  '0',
  '+7',
  '%207',
  '0x7',
  '1e0',
  '9223372036854775808',
  '%00',
  '..%2f1',
];

let cast: Cast;
beforeAll(async () => {
  cast = await castOf(world);
});

describe('who may do what', () => {
  it('is settled for every call, and only for calls that exist', async () => {
    const routes = routesOf(await readDocument(world)).map(({ name }) => name);
    expect(Object.keys(ACCESS_MATRIX).toSorted()).toEqual(routes.toSorted());
  });

  it.each(Object.entries(ACCESS_MATRIX))('%s', async (route, row) => {
    let given = await row.given?.(cast);
    let isUsed = false;
    const got: Record<string, number | null> = Object.fromEntries(ACTORS.map((who) => [who, null]));
    for (const who of inOrder(row)) {
      if (isUsed) given = await row.given?.(cast);
      const answer = await callAs(route, row, await situationOf(row, who, cast, given ?? {}));
      isUsed = answer.status < 400;
      got[who] = answer.status;
      if (!isUsed) expect(errorOf(answer.text)).toMatchObject({ statusCode: answer.status });
    }
    expect(got).toEqual(row.answers);
  });
});

describe('what is not there and what is not yours', () => {
  it.each([
    ['GET', '/api/bookings/{id}', pendingBooking],
    ['PATCH', '/api/bookings/{id}', pendingBooking],
    ['POST', '/api/bookings/{id}/cancel', pendingBooking],
    ['GET', '/api/bookings/{id}/calendar.ics', pendingBooking],
    ['GET', '/api/postings/{id}', openPosting],
    ['PATCH', '/api/postings/{id}', openPosting],
    ['GET', '/api/applications/posting/{id}', openPosting],
    ['GET', '/api/reviews/booking/{id}', pendingBooking],
  ])('answer alike: %s %s', async (method, path, scene) => {
    const { id = 0 } = await scene(cast);
    const json = method === 'PATCH' ? { status: 'cancelled' } : undefined;
    const [foreign, missing] = await Promise.all(
      [id, MISSING_ID].map((one) =>
        request(world.url + path.replace('{id}', String(one)), { ...asOther(), method, json }),
      ),
    );
    expect(foreign?.status).toBe(404);
    expect(errorOf(foreign?.text)).toEqual({ ...errorOf(missing?.text), requestId: expect.any(String) });
  });

  it('are the same for people', async () => {
    const read = (id: number) => request(`${world.url}/api/users/${id}`, asOther());
    const [foreign, missing] = await Promise.all([read(cast.owner.user.id), read(MISSING_ID)]);
    expect(errorOf(foreign.text)).toEqual({ ...errorOf(missing.text), requestId: expect.any(String) });
  });
});

describe('an id', () => {
  const withId = Object.entries(ACCESS_MATRIX).filter(([route]) => /\{(\w*[iI]d)\}/.test(route));

  it.each(withId)('is accepted in its canonical form only: %s', async (route, row) => {
    const allowed = ACTORS.find((who) => who !== 'anonymous' && Number(row.answers[who]) < 400) ?? 'admin';
    const { me } = await situationOf(row, allowed, cast, {});
    const [method = '', pattern = ''] = route.split(' ');
    await Promise.all(
      ODD_IDS.map(async (id) => {
        const url = world.url + pattern.replace(/\{\w+\}/g, id);
        const answer = await request(url, { method, token: me?.token, json: jsonFor(method) });
        expect([id, [400, 404].includes(answer.status) || answer.status]).toEqual([id, true]);
        expect(errorOf(answer.text)).toMatchObject({ requestId: expect.any(String) });
      }),
    );
  });
});

describe('another way to write a path', () => {
  it.each([
    ['HEAD', (path: string) => path],
    ['GET', (path: string) => `${path}/`],
    ['GET', (path: string) => path.replace('/api/', '/api//')],
    ['GET', (path: string) => path.replace('/api/', '//api/')],
    ['GET', (path: string) => path.replace('/api/', '/API/')],
    ['GET', (path: string) => `${path};x.js`],
    ['GET', (path: string) => path.replace('/api/', '/%61pi/')],
    ['GET', (path: string) => path.replace(/\/(?=[^/]*$)/, '%2f')],
    ['GET', (path: string) => path.replace(/\/(?=[^/]*$)/, '%252f')],
    ['GET', (path: string) => `${path}%2f`],
    ['GET', (path: string) => `${path}%00`],
    ['GET', (path: string) => `${path}%20`],
    ['GET', (path: string) => `${path}%ff`],
    ['GET', (path: string) => `${path}.css`],
    ['GET', (path: string) => `${path}?userId=${cast.owner.user.id}&isAdmin=true`],
    ['OPTIONS', (path: string) => path],
    ['PURGE', (path: string) => path],
    ['POST', (path: string) => path],
    ['PUT', (path: string) => `${path}/`],
    ['DELETE', (path: string) => path],
  ])('opens nothing, to nobody nor to somebody else: %s %s', async (method, rewrite) => {
    for (const path of [
      `/api/notifications/${cast.owner.user.id}`,
      '/api/admin/stats',
      `/api/users/${cast.owner.user.id}`,
      `/api/bookings/customer/${cast.owner.user.id}`,
      '/api/auth/user',
    ]) {
      for (const token of [undefined, cast.otherCustomer.token]) {
        // Answers about the caller, whoever that is.
        if (token !== undefined && path === '/api/auth/user') continue;
        const answer = await request(world.url + rewrite(path), { method, token });
        expect(answer.status).toBeLessThan(500);
        expect(answer.text).not.toContain(cast.owner.user.email);
        expect(answer.headers.get('content-type') ?? '').not.toMatch(/css|javascript/);
        if (answer.status < 400) expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
      }
    }
  });
});

const asOther = () => ({ method: 'GET', token: cast.otherCustomer.token });
const jsonFor = (method: string) => (method === 'GET' || method === 'DELETE' ? undefined : {});
const errorOf = (text = ''): Record<string, unknown> => JSON.parse(text || '{}');
