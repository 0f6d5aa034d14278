import { openTestDatabase, type TestDatabase } from '../../test/support/embedded-database.js';
import { loadConfig } from '../config/load-config.js';
import { int, select, Write } from '../database/statement.js';
import { Tx } from '../database/transaction.js';
import { LiveHub } from '../events/live-hub.js';
import { CounterpartBellsService } from './counterpart-bells.service.js';

const LEAVING = 1;
const MANY = 450;

describe('the bells of those whom somebody who leaves has written with', () => {
  let database: TestDatabase;
  const hub = new LiveHub(loadConfig({}));

  beforeEach(async () => {
    database = await openTestDatabase();
  });
  afterEach(() => database.close());

  const run = (text: string) => database.uow.run((tx) => tx.sql.run(new Write('test', text), []));
  const numbers = `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n <= ${MANY})`;

  /** The same transaction, with a count of its statements. */
  function counted(tx: Tx): { tx: Tx; statements: () => number } {
    let statements = 0;
    const sql = new Proxy(tx.sql, {
      get: (target, name) => {
        if (name === 'all' || name === 'run') statements += 1;
        return Reflect.get(target, name, target) as unknown;
      },
    });
    return { tx: Object.create(tx, { sql: { value: sql } }) as Tx, statements: () => statements };
  }

  it('lose what names the person by a few statements, and the screens of no others are told', async () => {
    await run(
      `INSERT INTO users (id, email, password, firstName, lastName, createdAt, updatedAt)
       ${numbers} SELECT n, 'p' || n || '@test.example', '-', 'A', 'B', 0, 0 FROM numbers`,
    );
    await run(
      `INSERT INTO conversations (conversationKey, lowUserId, highUserId, lowUnread, highUnread, openedBy, createdAt, lastMessageId, lastMessageAt)
       ${numbers} SELECT '${LEAVING}-' || n, ${LEAVING}, n, 0, 0, ${LEAVING}, 0, n, 0 FROM numbers WHERE n > 1`,
    );
    // The bells of the last two people have no item about the person, but one about somebody else.
    await run(
      `INSERT INTO notifications (userId, type, title, message, conversationId, createdAt)
       ${numbers} SELECT n, 'message', 'T', 'M',
         CASE WHEN n < ${MANY} THEN '${LEAVING}-' || n ELSE '7-' || n END, 0 FROM numbers WHERE n > 1`,
    );
    const told: number[] = [];
    const ends = Array.from({ length: MANY + 1 }, (_, index) =>
      hub.subscribe(index + 1, {
        receive: ({ type }) => {
          if (type === 'notifications-read') told.push(index + 1);
        },
        interrupted: () => undefined,
      }),
    );
    const asked = await database.uow.run(async (tx) => {
      const { tx: observed, statements } = counted(tx);
      await new CounterpartBellsService(hub).quieten(observed, LEAVING, 0);
      return statements();
    });
    for (const end of ends) end();
    const left = select('test', { userId: int }, 'SELECT userId FROM notifications ORDER BY userId');
    expect(await database.sql.all(left)).toEqual([{ userId: MANY }, { userId: MANY + 1 }]);
    expect(told.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: MANY - 2 }, (_, index) => index + 2),
    );
    expect(asked).toBeLessThanOrEqual(11);
  });
});
