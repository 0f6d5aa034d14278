import { createStore, startApp, type ScratchApp, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { engine, sql } from '../support/database.js';
import { queriesOf } from '../support/query-counter.js';
import { pageQueryOf } from '../support/user-list-query.js';
import { World } from '../support/world.js';

const MANY = 50_000;
const DIGITS = Array.from({ length: 10 }, (_, digit) => `SELECT ${digit} AS d`).join(' UNION ALL ');

describe('fifty thousand accounts', () => {
  let store: Store;
  let app: ScratchApp;
  let world: World;

  beforeAll(async () => {
    store = await createStore(engine);
    app = await startApp({ engine, store });
    world = new World(app.url);
    await world.admin();
    await insertUsers();
  }, 180_000);

  afterAll(async () => {
    await app.stop();
    await store.remove();
  });

  /** In one statement that both engines know. */
  async function insertUsers(): Promise<void> {
    const number = 'a.d + 10 * b.d + 100 * c.d + 1000 * e.d + 10000 * f.d';
    await sql(
      `INSERT INTO users (email, password, firstName, lastName, createdAt, updatedAt)
       SELECT CONCAT('many', n, '@test.example'), 'x', CONCAT('First', n % 100), CONCAT('Last', n),
              1700000000000 + n, 1700000000000
         FROM (SELECT ${number} AS n
                 FROM (${DIGITS}) a CROSS JOIN (${DIGITS}) b CROSS JOIN (${DIGITS}) c CROSS JOIN (${DIGITS}) e
                CROSS JOIN (${DIGITS}) f) numbers
        WHERE n < ${MANY}`,
      [],
      store,
    );
    await sql('ANALYZE' + (engine === 'mariadb' ? ' TABLE users' : ''), [], store);
  }

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

  it('cost a page no more queries than a few accounts do', async () => {
    const admin = await world.admin();
    const cost = (query: object) =>
      queriesOf(world, () => world.as(admin).get('/api/admin/users').query(query));
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

  /** The engine's steps to a page, none of which may sort. */
  async function planOf(query: Parameters<typeof pageQueryOf>[0]): Promise<string> {
    const { text, params } = await pageQueryOf(query);
    const explain = engine === 'mariadb' ? 'EXPLAIN' : 'EXPLAIN QUERY PLAN';
    const steps = (await sql(`${explain} ${text}`, params, store)).map((row) => JSON.stringify(row));
    expect(steps.filter((step) => /filesort|TEMP B-TREE/i.test(step))).toEqual([]);
    return steps.join('\n');
  }
});
