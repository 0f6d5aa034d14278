import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { createConnection } from 'mysql2/promise';
import { sharedStore } from '../support/engine.js';
import { prepareOnServer, prepareOnSqlite } from '../support/prepared-statements.js';
import { declaredStatements, differences, type Prepared } from '../support/statements.js';

interface Engine {
  prepare(text: string): Promise<Prepared>;
  close(): Promise<void>;
}

async function openEngine(): Promise<Engine> {
  const { databaseUrl, dataDir } = sharedStore;
  if (databaseUrl) {
    const connection = await createConnection(databaseUrl);
    return { prepare: (text) => prepareOnServer(connection, text), close: () => connection.end() };
  }
  const database = new DatabaseSync(join(dataDir, 'tidyhearth.sqlite'));
  return {
    prepare: async (text) => prepareOnSqlite(database, text),
    close: async () => database.close(),
  };
}

/** Checks the database that the application itself has migrated. A server also reports nullability and parameters. */
describe('declared statements', () => {
  it('are what this engine answers', async () => {
    const declared = await declaredStatements();
    const open = await openEngine();
    try {
      const found: string[] = [];
      for (const one of declared) {
        const prepared = await open.prepare(one.statement.text);
        found.push(...differences(one, prepared).map((line) => `${one.name}: ${line}`));
      }
      expect(found).toEqual([]);
    } finally {
      await open.close();
    }
  });
});
