import { ACCESS_MATRIX } from '../../assurance/access-matrix.js';
import { request, situationOf } from '../../assurance/call.js';
import { ACTORS, castOf, type Cast } from '../../assurance/cast.js';
import { world } from '../../support/world.js';

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

describe('an id', () => {
  // Session ids are text and not covered here (bad-input.spec.ts).
  const withId = Object.entries(ACCESS_MATRIX).filter(([route]) => /\{(id|\w*Id)\}/.test(route));

  it.each(withId)('is accepted in its canonical form only: %s', async (route, row) => {
    const allowed = ACTORS.find((who) => who !== 'anonymous' && Number(row.answers[who]) < 400) ?? 'admin';
    const { me } = await situationOf(row, allowed, cast, {});
    const [method = '', pattern = ''] = route.split(' ');
    await Promise.all(
      ODD_IDS.map(async (id) => {
        const url = world.url + pattern.replace('{kind}', 'identity').replace(/\{\w+\}/g, id);
        const answer = await request(url, { method, token: me?.token, json: jsonFor(method) });
        const { code, requestId } = errorOf(answer.text);
        expect({ id, status: answer.status, code }).toEqual({ id, status: 400, code: 'VALIDATION_FAILED' });
        expect(requestId).toEqual(expect.any(String));
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
        // Returns the caller's own account, whoever that is.
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

const jsonFor = (method: string) => (method === 'GET' || method === 'DELETE' ? undefined : {});
const errorOf = (text = ''): Record<string, unknown> => JSON.parse(text || '{}');
