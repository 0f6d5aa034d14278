import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { createConnection } from 'mysql2/promise';
import { sharedStore } from '../support/engine.js';
import {
  columnsOnServer,
  columnsOnSqlite,
  columnsWithoutRule,
  rulesWithoutColumn,
  type SchemaColumn,
} from '../support/retention.js';

async function columnsOfTheApplication(): Promise<SchemaColumn[]> {
  const { databaseUrl, dataDir } = sharedStore;
  if (databaseUrl) {
    const connection = await createConnection(databaseUrl);
    try {
      return await columnsOnServer(connection);
    } finally {
      await connection.end();
    }
  }
  const database = new DatabaseSync(join(dataDir, 'tidyhearth.sqlite'));
  try {
    return columnsOnSqlite(database);
  } finally {
    database.close();
  }
}

/** Checks the database that the application itself has migrated. */
describe('the rules of retention', () => {
  it('name every table and every column of this engine, and no other', async () => {
    const columns = await columnsOfTheApplication();
    expect(columns.length).toBeGreaterThan(200);
    expect(columnsWithoutRule(columns)).toEqual([]);
    expect(rulesWithoutColumn(columns)).toEqual([]);
  });
});
