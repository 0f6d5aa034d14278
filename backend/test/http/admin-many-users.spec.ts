import { createStore, type ScratchApp, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { startApp } from '../support/apps.js';
import { engine } from '../support/engine.js';
import { queriesOf } from '../support/query-counter.js';
import { manyAccounts } from '../support/rows/made.js';
import { stepsOf } from '../support/rows/plans.js';
import { pageQueryOf } from '../support/user-list-query.js';
import { World } from '../support/world.js';

const MANY = 50_000;

describe('fifty thousand accounts', () => {
  let store: Store;
  let app: ScratchApp;
  let world: World;

  beforeAll(async () => {
    store = await createStore(engine);
    app = await startApp({ engine, store });
    world = new World(app.url);
    await world.admin();
    await manyAccounts(MANY, store);
  });

  afterAll(async () => {
    await app.stop();
    await store.remove();
  });

  const list = async (query: object) =>
    world
      .as(await world.admin())
      .get('/api/admin/users')
      .query(query);

  it('are all counted, and the last page is there', async () => {
    const total = MANY + 1;
    const last = await list({ sort: 'createdAt', order: 'DESC', perPage: 25, page: Math.ceil(total / 25) });
    expect(last.headers['x-total-count']).toBe(String(total));
    expect(last.body.at(-1)).toMatchObject({ email: 'many0@test.example' });
  });

  it('are found by any part of a name or an address', async () => {
    for (const search of ['MANY49999@', 'last49999', 'First99 Last49999']) {
      const found = await list({ search });
      expect(found.body.map(({ email }: { email: string }) => email)).toEqual(['many49999@test.example']);
    }
    expect((await list({ search: 'First7 ', userType: 'customer' })).headers['x-total-count']).toBe('5500');
  });

  it('are too many to search bookings by, and the search says what to type', async () => {
    const answer = await world
      .as(await world.admin())
      .get('/api/admin/bookings/recent')
      .query({ search: 'First7', sort: 'next' });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'More than 200 people match. Type more of the name, or the whole email address.',
      details: [expect.objectContaining({ path: 'search' })],
    });
  });

  it('cost a page no more queries than a few accounts do', async () => {
    const admin = await world.admin();
    const cost = (query: object) =>
      queriesOf(app.metricsUrl, () => world.as(admin).get('/api/admin/users').query(query));
    const one = await cost({ search: 'many49999@' });
    expect(one.rows).toBe(1);
    for (const query of [{}, { perPage: 100 }, { search: 'First1' }, { sort: 'lastName', page: 900 }]) {
      const { rows, queries } = await cost(query);
      expect(rows).toBeGreaterThan(1);
      expect(queries).toBeLessThanOrEqual(one.queries);
    }
  });

  it.each([
    ['createdAt', 'ix_users_created'],
    ['lastName', 'ix_users_last_name'],
    ['firstName', 'ix_users_first_name'],
    ['email', 'ux_users_email'],
  ] as const)('are paged by %s along an index, without being sorted', async (sort, index) => {
    expect(await planOf({ sort, order: 'ASC' })).toContain(index);
    expect(await planOf({ sort, order: 'DESC', page: 3 })).toContain(index);
  });

  /** The query plan of a page, which must not sort. */
  async function planOf(query: Parameters<typeof pageQueryOf>[0]): Promise<string> {
    const { text, params } = await pageQueryOf(query);
    const steps = await stepsOf(text, params, store);
    expect(steps.filter((step) => /filesort|TEMP B-TREE/i.test(step))).toEqual([]);
    return steps.join('\n');
  }
});
