import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MigrationInterface } from 'typeorm';
import { EmbeddedDataSource } from '../../src/database/embedded/embedded-data-source.js';
import { EngineHintsService } from '../../src/database/engine-hints.service.js';
import { ReadSql } from '../../src/database/read-sql.js';
import type { Sql } from '../../src/database/sql.js';
import type { EventDispatcher } from '../../src/database/transaction.js';
import { UnitOfWork } from '../../src/database/unit-of-work.js';

const MIGRATIONS = join(import.meta.dirname, '../../src/database/migrations');

export interface TestDatabase {
  file: string;
  sql: Sql;
  uow: UnitOfWork;
  hints: EngineHintsService;
  close(): Promise<void>;
}

const NO_LISTENERS: EventDispatcher = { dispatch: async () => undefined };

/** A migrated SQLite database in a temporary file, for unit tests of code with SQL. */
export async function openTestDatabase(events = NO_LISTENERS): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'tidyhearth-'));
  const file = join(folder, 'test.sqlite');
  await copyFile(await migratedFile(), file);
  const dataSource = new EmbeddedDataSource(file, { entities: [] });
  await dataSource.initialize();
  return {
    file,
    sql: new ReadSql(dataSource),
    uow: new UnitOfWork(dataSource, events),
    hints: new EngineHintsService(dataSource),
    close: async () => {
      await dataSource.destroy();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A migrated database file, created by the first test of a run that needs it. */
async function migratedFile(): Promise<string> {
  const { UNIT_TEST_FOLDER } = process.env;
  if (UNIT_TEST_FOLDER === undefined) throw new Error('only tests of the project `unit` have this folder');
  const migrated = join(UNIT_TEST_FOLDER, 'migrated.sqlite');
  if (existsSync(migrated)) return migrated;
  const folder = await mkdtemp(join(UNIT_TEST_FOLDER, 'migrating-'));
  const dataSource = new EmbeddedDataSource(join(folder, 'test.sqlite'), {
    entities: [],
    migrations: await allMigrations(),
  });
  await dataSource.initialize();
  await dataSource.runMigrations({ transaction: 'each' });
  const whole = join(folder, 'whole.sqlite');
  await dataSource.query('VACUUM INTO ?', [whole]);
  await dataSource.destroy();
  // If several tests migrate at once, each renames a complete file. Windows refuses that while the first one is being
  // copied.
  await rename(whole, migrated).catch((error: unknown) => {
    if (!existsSync(migrated)) throw error;
  });
  return migrated;
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
