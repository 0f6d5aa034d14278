import { appliedMigrations } from '../support/rows/kept.js';
import { together, countStatuses } from '../support/together.js';
import { world } from '../support/world.js';

describe('the running application', () => {
  it('answers the probes for liveness and readiness', async () => {
    expect((await world.anyone.get('/health/live')).status).toBe(200);
    expect((await world.anyone.get('/health/ready')).body).toMatchObject({ status: 'ok' });
  });

  it('answers an unknown path in the one error shape', async () => {
    const answer = await world.anyone.get('/api/no-such-thing');
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({
      statusCode: 404,
      error: 'Not Found',
      code: 'NOT_FOUND',
      message: 'Not found',
      requestId: expect.any(String),
    });
  });

  it('answers a browser at an address that can’t be read with a page, and a program in the one error shape', async () => {
    const open = (path: string) => world.anyone.get(path).set('Accept', 'text/html,*/*;q=0.8');
    for (const path of ['/%E0%A4%A', '/cleaners/%E0%A4%A?day=%', '/%']) {
      const page = await open(path);
      expect(page.status).toBe(404);
      expect(page.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': expect.stringContaining("script-src 'self'"),
      });
      expect((await world.anyone.get(path)).body).toMatchObject({ code: 'BAD_REQUEST' });
    }
    expect((await open('/api/cleaners/%E0%A4%A')).body).toMatchObject({
      statusCode: 400,
      code: 'BAD_REQUEST',
    });
  });

  it('answers many at once', async () => {
    const answers = await together(20, () => world.anyone.get('/health/ready'));
    expect(countStatuses(answers)).toEqual({ 200: 20 });
  });

  it('has migrated its database from empty', async () => {
    expect(await appliedMigrations()).toBeGreaterThan(0);
  });
});
