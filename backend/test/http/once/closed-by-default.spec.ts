import { expectStatus } from '../../support/expect-status.js';
import { world } from '../../support/world.js';

/** Routes that need no session. */
const PUBLIC = new Set([
  'POST /api/login',
  'POST /api/login/2fa',
  'POST /api/auth/register',
  'POST /api/auth/register-cleaner',
  'POST /api/auth/forgot-password',
  'GET /api/auth/verify-reset-token/{token}',
  'POST /api/auth/reset-password',
  'POST /api/auth/confirm-email',
  'GET /api/cleaners',
  'GET /api/cleaners/{id}',
  'GET /api/cleaners/by-user/{userId}',
  'GET /api/cleaners/{id}/days',
  'GET /api/cleaners/{id}/slots',
  'GET /api/reviews/reviewee/{userId}',
  'GET /api/reviews/reviewee/{userId}/spread',
  'GET /api/geo/postcodes/{typed}',
  'GET /api/calendar-feeds/{file}',
  'GET /api/config',
  'GET /api/files/{key}',
  'POST /api/client-errors',
  'POST /api/contact',
  'POST /api/waitlist',
  // Exists only outside production.
  'GET /api/dev/emails',
]);

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
type Method = (typeof METHODS)[number];

async function routes(): Promise<[Method, string][]> {
  const answer = await world.anyone.get('/api/openapi.json');
  expectStatus(answer, 200);
  const paths: Record<string, object> = answer.body.paths;
  return Object.entries(paths).flatMap(([path, calls]) =>
    METHODS.filter((method) => method in calls).map((method): [Method, string] => [method, path]),
  );
}

const nameOf = ([method, path]: [Method, string]) => `${method.toUpperCase()} ${path}`;
const filledIn = (path: string) => path.replace(/\{\w+\}/g, '1');

describe('every route', () => {
  it('is closed to callers without a session, unless it is on the list', async () => {
    const closed = (await routes()).filter((route) => !PUBLIC.has(nameOf(route)));
    expect(closed.length).toBeGreaterThan(50);
    for (const route of closed) {
      const [method, path] = route;
      for (const token of [undefined, 'nonsense', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.']) {
        const call = world.anyone[method](filledIn(path));
        const answer = await (token ? call.set('Authorization', `Bearer ${token}`) : call);
        expect([nameOf(route), token, answer.status]).toEqual([nameOf(route), token, 401]);
        expect(answer.body).toMatchObject({
          statusCode: 401,
          code: 'NOT_AUTHENTICATED',
          requestId: expect.any(String),
        });
      }
    }
  });

  it('that is on the list exists', async () => {
    const known = new Set((await routes()).map(nameOf));
    const undocumented = new Set(['GET /api/dev/emails', 'GET /api/files/{key}']);
    expect([...PUBLIC].filter((name) => !known.has(name) && !undocumented.has(name))).toEqual([]);
  });
});
