import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MigrationInterface } from 'typeorm';
import { EmbeddedDataSource } from '../../src/database/embedded/embedded-data-source.js';
import { ReadSql } from '../../src/database/read-sql.js';
import type { Sql } from '../../src/database/sql.js';
import type { EventDispatcher } from '../../src/database/transaction.js';
import { UnitOfWork } from '../../src/database/unit-of-work.js';

const MIGRATIONS = join(import.meta.dirname, '../../src/database/migrations');

export interface TestDatabase {
  file: string;
  sql: Sql;
  uow: UnitOfWork;
  close(): Promise<void>;
}

const NO_LISTENERS: EventDispatcher = { dispatch: async () => undefined };

/** A migrated SQLite database in a temporary file, for unit tests of code with SQL. */
export async function openTestDatabase(events = NO_LISTENERS): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'tidyhearth-'));
  const file = join(folder, 'test.sqlite');
  const dataSource = new EmbeddedDataSource(file, { entities: [], migrations: await allMigrations() });
  await dataSource.initialize();
  await dataSource.runMigrations({ transaction: 'each' });
  return {
    file,
    sql: new ReadSql(dataSource),
    uow: new UnitOfWork(dataSource, events),
    close: async () => {
      await dataSource.destroy();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function allMigrations(): Promise<(new () => MigrationInterface)[]> {
  const files = (await readdir(MIGRATIONS)).filter((file) => /^\d+-.*\.ts$/.test(file)).toSorted();
  const modules = await Promise.all(
    files.map(
      (file) => import(join(MIGRATIONS, file)) as Promise<Record<string, new () => MigrationInterface>>,
    ),
  );
  return modules.flatMap((module) => Object.values(module).filter((value) => typeof value === 'function'));
}
