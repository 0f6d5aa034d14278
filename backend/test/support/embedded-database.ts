import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedDataSource } from '../../src/database/embedded/embedded-data-source.js';
import { IdempotencyKeys } from '../../src/database/idempotency-keys.js';
import { Initial1763700000000 } from '../../src/database/migrations/1763700000000-initial.js';
import { ReviewReports1763800000000 } from '../../src/database/migrations/1763800000000-review-reports.js';
import { ReadSql } from '../../src/database/read-sql.js';
import type { Sql } from '../../src/database/sql.js';
import { UnitOfWork } from '../../src/database/unit-of-work.js';

export interface TestDatabase {
  sql: Sql;
  uow: UnitOfWork;
  close(): Promise<void>;
}

/** The embedded engine on a file of its own, migrated, for rules that are half SQL. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'tidyhearth-'));
  const dataSource = new EmbeddedDataSource(join(folder, 'test.sqlite'), {
    entities: [],
    migrations: [Initial1763700000000, ReviewReports1763800000000],
  });
  await dataSource.initialize();
  await dataSource.runMigrations({ transaction: 'each' });
  return {
    sql: new ReadSql(dataSource),
    uow: new UnitOfWork(dataSource, new IdempotencyKeys()),
    close: async () => {
      await dataSource.destroy();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
