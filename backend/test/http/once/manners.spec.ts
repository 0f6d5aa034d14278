import { randomUUID } from 'node:crypto';
import { createStore } from '../../../../scripts/lib/scratch-app.mjs';
import { startApp } from '../../support/apps.js';
import { bookingPayload } from '../../support/bookings.js';
import { engine } from '../../support/engine.js';
import { expectStatus } from '../../support/expect-status.js';
import { World, world } from '../../support/world.js';

describe('an answer of the API', () => {
  it('names the methods that an address takes, when it is called with another', async () => {
    const refused = await world.anyone.delete('/api/bookings/4?x=1').send();
    expect(refused.body).toMatchObject({ statusCode: 405, code: 'METHOD_NOT_ALLOWED' });
    expect(refused.headers.allow).toBe('GET, HEAD, PATCH');
    expect((await world.anyone.get('/api/login')).headers.allow).toBe('POST');
    const encoded = await world.anyone.get('/%61pi/log%69n');
    expect([encoded.status, encoded.headers.allow]).toEqual([405, 'POST']);
    expect((await world.anyone.get('/api%2flogin')).status).toBe(404);
    const unknown = await world.anyone.delete('/api/no-such-thing');
    expect([unknown.status, unknown.headers.allow]).toEqual([404, undefined]);
    const missing = await world.anyone.get('/api/cleaners/999999999');
    expect([missing.status, missing.headers.allow]).toEqual([404, undefined]);
  });

  it('says how to authenticate where that is missing or wrong', async () => {
    const challenge = 'Bearer realm="Tidyhearth"';
    const email = `${randomUUID()}@test.example`;
    for (const answer of [
      await world.anyone.get('/api/auth/user'),
      await world.anyone.post('/api/login').send({ email, password: 'guess-guess' }),
    ]) {
      expect([answer.status, answer.headers['www-authenticate']]).toEqual([401, challenge]);
    }
  });

  it('says where to read what it made, and whether an earlier request made it', async () => {
    const [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    const key = randomUUID();
    const body = bookingPayload(customer, cleaner);
    const fields = Object.entries(body);
    const ask = (sent: object) =>
      world.as(customer).post('/api/bookings').set('Idempotency-Key', key).send(sent);
    const first = await ask(body);
    expectStatus(first, 201);
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    expect(first.headers.location).toBe(`/api/bookings/${first.body.id}`);
    expect((await world.as(customer).get(first.headers.location ?? '')).body).toEqual(first.body);

    const again = await ask(Object.fromEntries(fields.toReversed()));
    expectStatus(again, 201);
    expect(again.body.id).toBe(first.body.id);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.headers.location).toBe(first.headers.location);
  });

  it('says how many calls are left, and for how long, where calls are limited', async () => {
    const store = await createStore(engine);
    const app = await startApp({ engine, store, env: { RATE_LIMITS: 'on' } });
    try {
      const limited = new World(app.url);
      const ask = () => limited.anyone.get('/api/cleaners/999999999');
      const [first, second] = [await ask(), await ask()];
      expect(first.headers['ratelimit-policy']).toBe('"route";q=1200;w=60');
      expect(first.headers.ratelimit).toMatch(/^"route";r=1199;t=\d+$/);
      expect(second.headers.ratelimit).toMatch(/^"route";r=1198;t=\d+$/);
    } finally {
      await app.stop();
      await store.remove();
    }
  });
});
