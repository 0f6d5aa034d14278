import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MigrationExecutor, type DataSource } from 'typeorm';
import type { Config } from '../config/config.js';
import { BUILD_FOLDER } from '../build-folder.js';
import { createDataSource, databaseFile } from '../database/data-source.js';
import { ReadSql } from '../database/read-sql.js';
import { ServerDataSource } from '../database/server-data-source.js';
import { refuseUnfinishedRestore } from '../database/unfinished-restore.js';
import { BackupError } from './backup-error.js';
import type { EngineName } from './backup-folder.js';
import { COUNT_ROWS } from './backups.queries.js';

const MIGRATIONS = join(BUILD_FOLDER, 'src/database/migrations');

/** The settings with which the database is opened. */
export type Place = Pick<Config, 'databaseUrl' | 'databasePool' | 'dataDir'>;

/** Whether there is a database. Only a start, `migrate` or a restore may create one. */
export const hasDatabase = (place: Place): boolean =>
  place.databaseUrl !== undefined || existsSync(databaseFile(place));

/** @throws BackupError if there is none, UnfinishedRestoreError if a restore was interrupted */
export const withDatabase = <T>(place: Place, work: (database: DataSource) => Promise<T>): Promise<T> =>
  withDatabaseInRestore(place, async (database) => {
    await refuseUnfinishedRestore(database, database instanceof ServerDataSource ? 'server' : 'file');
    return work(database);
  });

/** @throws BackupError if there is none */
export async function withDatabaseInRestore<T>(
  place: Place,
  work: (database: DataSource) => Promise<T>,
): Promise<T> {
  if (!hasDatabase(place)) throw new BackupError(`There is no ${databaseFile(place)}.`);
  const database = await createDataSource(place);
  await database.initialize();
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}

export function engineOf(database: DataSource): EngineName {
  const { type } = database.options;
  return type === 'better-sqlite3' ? 'sqlite' : type === 'mariadb' ? 'mariadb' : 'mysql';
}

/**
 * The number of the newest migration in the database that this release knows. After going back to this release, the
 * database has newer migrations as well, whose schema it understands; so it can still restore its own backups.
 */
export async function lastMigrationOf(database: DataSource): Promise<number> {
  const executed = await new MigrationExecutor(database).getExecutedMigrations();
  const done = new Set(executed.map(({ timestamp }) => timestamp));
  return Math.max(0, ...knownMigrations().filter((number) => done.has(number)));
}

/** The numbers of the migrations that this release knows. */
export const knownMigrations = (): number[] =>
  readdirSync(MIGRATIONS)
    .map((file) => Number(/^(\d+)-.+\.js$/.exec(file)?.[1] ?? 0))
    .filter((number) => number > 0);

/** Only tables that exist: a database that waits for migrations lacks some of this release's. */
export async function tablesOf(database: DataSource): Promise<string[]> {
  if (engineOf(database) === 'sqlite') {
    const listed: { schema: string; name: string; type: string }[] =
      await database.query('PRAGMA table_list');
    return listed
      .filter(
        ({ schema, name, type }) => schema === 'main' && type === 'table' && !name.startsWith('sqlite_'),
      )
      .map(({ name }) => name);
  }
  const listed: Record<string, string>[] = await database.query(
    "SHOW FULL TABLES WHERE Table_type = 'BASE TABLE'",
  );
  return listed.map((row) => Object.values(row)[0] ?? '');
}

export async function countRows(database: DataSource): Promise<Record<string, number>> {
  const sql = new ReadSql(database);
  const counts: Record<string, number> = {};
  for (const table of await tablesOf(database))
    counts[table] = (await sql.one(COUNT_ROWS(table), []))?.total ?? 0;
  return counts;
}
