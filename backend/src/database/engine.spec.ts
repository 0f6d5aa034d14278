import { statSync } from 'node:fs';
import { openTestDatabase, type TestDatabase } from '../../test/support/embedded-database.js';
import { driversReason, ignoreDuplicate, passingFailure, refuseDuplicate } from './engine.js';
import { write } from './statement.js';

describe('a write that a unique index refuses', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await openTestDatabase();
  });
  afterEach(() => database.close());

  const insert = () =>
    database.uow.run(({ sql }) =>
      sql.run(write('test', 'INSERT INTO job_leases (name, until) VALUES (?, ?)'), ['a', 1]),
    );
  const breakIt = () =>
    database.uow.run(({ sql }) => sql.run(write('test', 'INSERT INTO job_leases (name) VALUES (NULL)')));

  it('becomes the refusal that its use case names', async () => {
    expect(await refuseDuplicate('SLOT_TAKEN', insert)).toBeDefined();
    await expect(refuseDuplicate('SLOT_TAKEN', insert)).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
    await expect(refuseDuplicate('CONFLICT', insert, { message: 'Taken.' })).rejects.toThrow('Taken.');
  });

  it('or is told from the first one by its missing result', async () => {
    expect(await ignoreDuplicate(insert)).toBeDefined();
    expect(await ignoreDuplicate(insert)).toBeUndefined();
  });

  it('is not mistaken for any other failure', async () => {
    await expect(refuseDuplicate('SLOT_TAKEN', breakIt)).rejects.toThrow('NOT NULL');
    await expect(ignoreDuplicate(breakIt)).rejects.toThrow('NOT NULL');
  });
});

describe('a database whose file system takes no writes', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await openTestDatabase();
  });
  afterEach(() => database.close());

  it('refuses them as a passing failure', async () => {
    await database.uow.run(({ sql }) => sql.run(write('test', 'PRAGMA query_only = 1')));
    const refused = database.uow.run(({ sql }) =>
      sql.run(write('test', 'INSERT INTO job_leases (name, until) VALUES (?, ?)'), ['a', 1]),
    );
    await expect(refused).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it.each([8, 264, 10, 778, 13, 14])('may fail with %d', (errcode) => {
    expect(passingFailure(Object.assign(new Error('refused'), { errcode }))).toBe('UNAVAILABLE');
  });

  it('is not one whose file is damaged', () => {
    expect(passingFailure(Object.assign(new Error('malformed'), { errcode: 11 }))).toBeUndefined();
  });
});

describe('the room that a database takes', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await openTestDatabase();
  });
  afterEach(() => database.close());

  const insert = (name: string) =>
    database.uow.run(({ sql }) =>
      sql.run(write('test', 'INSERT INTO job_leases (name, until) VALUES (?, ?)'), [name, 1]),
    );
  /** No page more than it has, or as many as it likes. */
  const limitTo = (pages: number) =>
    database.uow.run(({ sql }) => sql.run(write('test', `PRAGMA max_page_count = ${pages}`)));

  it('refuses writes as a passing failure when there is none, keeps nothing of them, and goes on when there is', async () => {
    const long = 'a'.repeat(200_000);
    await limitTo(1);
    await expect(insert(long)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await limitTo(1_000_000);
    expect(await insert(long)).toBeDefined();
  });

  it('is given back after a large transaction', async () => {
    const logSize = () => statSync(`${database.file}-wal`).size;
    await insert('a'.repeat(80_000_000));
    expect(logSize()).toBeGreaterThan(80_000_000);
    await insert('b');
    expect(logSize()).toBeLessThan(40_000_000);
  });
});

it.each([
  [
    'a connection that several addresses refused',
    Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' }),
    'ECONNREFUSED',
  ],
  [
    'a user who is not let in',
    Object.assign(new Error('Access denied for user'), { code: 'ER_ACCESS_DENIED_ERROR' }),
    'ER_ACCESS_DENIED_ERROR Access denied for user',
  ],
  [
    'one address that refused the connection',
    Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:3306'), { code: 'ECONNREFUSED' }),
    'connect ECONNREFUSED 127.0.0.1:3306',
  ],
])('the log says why the database failed: %s', (_, error, reason) => {
  expect(driversReason(error)).toBe(reason);
});
