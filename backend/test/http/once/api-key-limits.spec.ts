import { API_KEYS } from '@tidyhearth/domain';
import { createStore, type ScratchApp, type Store } from '../../../../scripts/lib/scratch-app.mjs';
import { startApp } from '../../support/apps.js';
import { makeKey, unknownKey } from '../../support/api-keys.js';
import { engine } from '../../support/engine.js';
import { expectStatus } from '../../support/expect-status.js';
import { countStatuses, together } from '../../support/together.js';
import { World, type CleanerAccount, type Session } from '../../support/world.js';

describe('limits of API keys', () => {
  let store: Store;
  let app: ScratchApp;
  let world: World;
  let cleaner: CleanerAccount;

  beforeAll(async () => {
    store = await createStore(engine);
    app = await startApp({ engine, store, env: { RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' } });
    world = new World(app.url, store);
    cleaner = await world.registerCleaner();
  });
  afterAll(async () => {
    await app.stop();
    await store.remove();
  });

  const callFrom = (address: string, key: Session, path = '/api/bookings/cleaner') =>
    world.as(key).get(path).set('X-Forwarded-For', address);
  const leftOf = (headers: Record<string, string>) =>
    Number(/;r=(\d+);/.exec(headers['ratelimit'] ?? '')?.[1]);

  it('count the key over all routes, wherever it calls from', async () => {
    const key = await makeKey(world, cleaner, ['bookings:read', 'cleaners:read']);
    const first = await callFrom('198.51.100.1', key);
    expect(first.headers['ratelimit-policy']).toBe(`"key-reads";q=${API_KEYS.readsAMinute};w=60`);
    expect(first.headers['ratelimit']).toMatch(/^"key-reads";r=\d+;t=\d+$/);
    const second = await callFrom('198.51.100.2', key, '/api/cleaners?limit=1');
    expect(leftOf(second.headers)).toBe(leftOf(first.headers) - 1);
    const refused = await callFrom('198.51.100.3', key, '/api/auth/user');
    expect([refused.status, leftOf(refused.headers)]).toEqual([403, leftOf(first.headers) - 2]);
  });

  it('let one key too many wait, and not the other keys and people at its address', async () => {
    const [key, other] = [
      await makeKey(world, cleaner, ['calendar:write']),
      await makeKey(world, cleaner, ['calendar:write']),
    ];
    const remove = (who: Session) =>
      world
        .as(who)
        .delete(`/api/cleaners/${cleaner.cleaner.id}/blocks/2000000000`)
        .set('X-Forwarded-For', '198.51.100.9');
    const answers = await together(API_KEYS.writesAMinute + 10, () => remove(key));
    expect(countStatuses(answers)).toEqual({ 404: API_KEYS.writesAMinute, 429: 10 });
    const late = await remove(key);
    expect(late.body).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
    expect(late.headers['ratelimit-policy']).toBe(`"key-writes";q=${API_KEYS.writesAMinute};w=60`);
    expect([(await remove(other)).status, (await remove(cleaner)).status]).toEqual([404, 404]);
  });

  it('stop an address that tries one unknown key after the other', async () => {
    const unknown = (address: string) => callFrom(address, { token: unknownKey() });
    const answers = await together(100, () => unknown('198.51.100.20'));
    expect(countStatuses(answers)).toEqual({ 401: 100 });
    expect((await unknown('198.51.100.20')).status).toBe(429);
    expect((await unknown('198.51.100.21')).status).toBe(401);
    // Any address of one IPv6 network counts as the same, as for all other limits.
    const elsewhereInNetwork = await together(100, (index) => unknown(`2001:db8:1:1::${index.toString(16)}`));
    expect(countStatuses(elsewhereInNetwork)).toEqual({ 401: 100 });
    expect((await unknown('2001:db8:1:1:ffff::1')).status).toBe(429);
    expect((await unknown('2001:db8:1:2::1')).status).toBe(401);
    // A visitor from the same address is unaffected.
    const visitor = await world.anyone.get('/api/config').set('X-Forwarded-For', '198.51.100.20');
    expect(visitor.status).toBe(200);
  });

  it('let a key that has ended wait, and not the others at its address', async () => {
    const [ended, other] = [
      await makeKey(world, cleaner, ['bookings:read']),
      await makeKey(world, cleaner, ['bookings:read']),
    ];
    expectStatus(await world.as(cleaner).delete(`/api/keys/${ended.id}`), 204);
    const answers = await together(100, () => callFrom('198.51.100.30', ended));
    expect(countStatuses(answers)).toEqual({ 401: 100 });
    expect((await callFrom('198.51.100.30', other)).status).toBe(200);
    const late = await callFrom('198.51.100.30', ended);
    expect([late.status, late.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
    expect((await callFrom('198.51.100.31', ended)).status).toBe(401);
  });
});
