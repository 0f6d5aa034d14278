import { randomUUID } from 'node:crypto';
import { openTestDatabase, type TestDatabase } from '../../test/support/embedded-database.js';
import { QueryFailedError } from 'typeorm';
import { runInRequest } from '../common/request-context.js';
import { NativeSqlite } from './embedded/native-sqlite.js';
import { isDuplicateKey } from './engine.js';
import { int, select, text, write } from './statement.js';

const INSERT = write('test', 'INSERT INTO job_leases (name, until) VALUES (?, ?)');

describe('a unit of work on the embedded engine', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await openTestDatabase();
  });
  afterEach(() => database.close());

  const names = async ({ sql } = database) =>
    (await sql.all(select('test', { name: text }, 'SELECT name FROM job_leases ORDER BY name'))).map(
      ({ name }) => name,
    );

  it('keeps a write that was answered when the transaction beside it rolls back', async () => {
    const failing = database.uow.run(async (tx) => {
      await tx.sql.run(INSERT, ['doomed', 1]);
      await new Promise((resolve) => setImmediate(resolve));
      throw new Error('no');
    });
    const beside = database.uow.run((tx) => tx.sql.run(INSERT, ['kept', 1]));
    await expect(failing).rejects.toThrow('no');
    await beside;
    expect(await names()).toEqual(['kept']);
  });

  it('answers what else waits between the transactions of a job, and not between those of a request', async () => {
    const transactionsBeforeOthers = async () => {
      let others = false;
      let done = 0;
      setImmediate(() => (others = true));
      while (!others && done < 20) {
        await database.uow.run((tx) => tx.sql.run(INSERT, [randomUUID(), 1]));
        done += 1;
      }
      return done;
    };
    const request = { requestId: 'one', ip: '::1', userAgent: '' };
    expect({
      job: await transactionsBeforeOthers(),
      request: await runInRequest(request, transactionsBeforeOthers),
    }).toEqual({ job: 1, request: 20 });
  });

  it('never shows what is not committed', async () => {
    let seen: string[] = ['not looked yet'];
    await database.uow.run(async (tx) => {
      await tx.sql.run(INSERT, ['soon', 1]);
      seen = await names();
    });
    expect(seen).toEqual([]);
    expect(await names()).toEqual(['soon']);
  });

  it('loses no update of a hundred at once', async () => {
    await database.uow.run((tx) => tx.sql.run(INSERT, ['counter', 0]));
    await Promise.all(
      Array.from({ length: 100 }, () =>
        database.uow.run(async (tx) => {
          const row = await tx.sql.one(
            select('test', { until: int }, "SELECT until FROM job_leases WHERE name = 'counter'"),
          );
          await tx.sql.run(write('test', "UPDATE job_leases SET until = ? WHERE name = 'counter'"), [
            (row?.until ?? 0) + 1,
          ]);
        }),
      ),
    );
    expect(
      await database.sql.one(
        select('test', { until: int }, "SELECT until FROM job_leases WHERE name = 'counter'"),
      ),
    ).toEqual({
      until: 100,
    });
  });

  it('runs commit listeners only after a commit, and survives their failure', async () => {
    const effects: string[] = [];
    await database.uow.run(async (tx) => {
      tx.afterCommit(() => {
        throw new Error('the bell is broken');
      });
      tx.afterCommit(() => effects.push('committed'));
      await tx.sql.run(INSERT, ['a', 1]);
    });
    const undone = database.uow.run(async (tx) => {
      tx.afterCommit(() => effects.push('undone'));
      await tx.sql.run(INSERT, ['a', 1]);
    });
    expect(await undone.catch(isDuplicateKey)).toBe(true);
    expect(effects).toEqual(['committed']);
  });

  describe('that others stand in the way of', () => {
    beforeEach(() => (database.uow.longestBackoffMs = 1));

    const failing = (cause: Error, times = Infinity) => {
      let tries = 0;
      const ended = database.uow.run(async (tx) => {
        tries += 1;
        await tx.sql.run(INSERT, ['once', 1]);
        if (tries <= times) throw new QueryFailedError('COMMIT', [], cause);
        return tries;
      });
      return { ended, tries: () => tries };
    };
    const fromServer = (errno: number) => Object.assign(new Error('Please try again'), { errno });

    it('is tried again, and happens once', async () => {
      expect(await failing(fromServer(1213), 2).ended).toBe(3);
      expect(await names()).toEqual(['once']);
    });

    it.each([
      ['a deadlock, and a commit that another Galera node refuses', 1213],
      ['a lock wait', 1205],
      ['a record that has changed since it was read', 1020],
      ['a commit that group replication refuses', 3101],
    ])('is refused for now when it never gets through: %s', async (_, errno) => {
      const call = failing(fromServer(errno));
      await expect(call.ended).rejects.toMatchObject({ code: 'BUSY', status: 503 });
      expect(call.tries()).toBe(8);
      expect(await names()).toEqual([]);
    });

    it('is refused for now when it never gets through: a file that another connection writes', async () => {
      const call = failing(lockedOut(`${database.file}.other`));
      await expect(call.ended).rejects.toMatchObject({ code: 'BUSY', status: 503 });
      expect(call.tries()).toBe(8);
    });

    it('is told from a database that is away, and from a fault of ours', async () => {
      const away = failing(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }));
      await expect(away.ended).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      const readOnly = failing(fromServer(1290));
      await expect(readOnly.ended).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      expect(readOnly.tries()).toBe(1);
      const refused = failing(Object.assign(new Error('Access denied'), { code: 'ER_ACCESS_DENIED_ERROR' }));
      await expect(refused.ended).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      expect(refused.tries()).toBe(1);
      const fault = failing(fromServer(1064));
      await expect(fault.ended).rejects.toThrow('Please try again');
      expect(fault.tries()).toBe(1);
    });
  });

  it('writes the rows of events in the same transaction, those of their events too', async () => {
    class Happened {}
    class Followed {}
    const listening = await openTestDatabase({
      dispatch: async (event, tx) => {
        await tx.sql.run(INSERT, [event.constructor.name, 1]);
        if (event instanceof Happened) tx.record(new Followed());
      },
    });
    await listening.uow.run(async (tx) => tx.record(new Happened()));
    expect(await names(listening)).toEqual(['Followed', 'Happened']);
    await listening.close();
  });
});

/** What the embedded engine throws in a transaction while another connection writes to its file. */
function lockedOut(file: string): Error {
  const [holder, other] = [new NativeSqlite(file), new NativeSqlite(file, { timeout: 0 })];
  try {
    holder.exec('BEGIN IMMEDIATE');
    other.exec('BEGIN IMMEDIATE');
    throw new Error('two connections write at once');
  } catch (error) {
    return error as Error;
  } finally {
    holder.close();
    other.close();
  }
}
