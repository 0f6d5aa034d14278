import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { QueryRunner } from 'typeorm';
import { EmbeddedDataSource } from '../../src/database/embedded/embedded-data-source.js';
import { IdempotencyIds1764100000000 } from '../../src/database/migrations/1764100000000-idempotency-ids.js';
import { TableBuilder } from '../../src/database/table-builder.js';

/**
 * MariaDB commits each change of a table by itself, so a migration that was interrupted half-way runs again at the next
 * start.
 */
describe('a migration that was broken off', () => {
  let folder: string;
  let dataSource: EmbeddedDataSource;
  let runner: QueryRunner;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tidyhearth-'));
    dataSource = new EmbeddedDataSource(join(folder, 'test.sqlite'), { entities: [], migrations: [] });
    await dataSource.initialize();
    runner = dataSource.createQueryRunner();
  });
  afterEach(async () => {
    await runner.release();
    await dataSource.destroy();
    await rm(folder, { recursive: true, force: true });
  });

  it('adds the flags that are missing and leaves those that are there', async () => {
    const t = new TableBuilder(runner);
    await t.create('things', [t.id()]);
    await t.addFlags('things', ['isFirst']);
    await t.addFlags('things', ['isFirst', 'isSecond']);
    expect(await runner.hasColumn('things', 'isSecond')).toBe(true);
  });

  it('adds numbers that start out alike, and leaves those that are there', async () => {
    const t = new TableBuilder(runner);
    await t.create('things', [t.id()]);
    await t.addIntegers('things', ['first'], 1);
    await t.addIntegers('things', ['first', 'second'], 1);
    await runner.query('INSERT INTO things (id) VALUES (1)');
    expect(await runner.query('SELECT first, second FROM things')).toEqual([{ first: 1, second: 1 }]);
  });

  it('adds the columns that are missing and leaves those that are there', async () => {
    const t = new TableBuilder(runner);
    await t.create('things', [t.id()]);
    await t.addNullable('things', [t.text('first')]);
    await t.addNullable('things', [t.text('first'), t.text('second')]);
    expect(await runner.hasColumn('things', 'second')).toBe(true);
  });

  it('makes the table of the keys also where the old one is gone', async () => {
    await new IdempotencyIds1764100000000().up(runner);
    expect(await runner.hasColumn('idempotency_keys', 'madeId')).toBe(true);
  });
});
