import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { createStore, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { createDataSource } from '../../src/database/data-source.js';
import { engine, sharedStore } from '../support/engine.js';

const FOLDER = join(import.meta.dirname, '../../src/database/migrations');
const CHANGES = /^\s*(?:alter|create|delete|drop|insert|rename|replace|update)\b/i;
const MAX_CHANGES = 200;

class BrokenOff extends Error {}

async function migrations(): Promise<MigrationInterface[]> {
  const files = readdirSync(FOLDER).toSorted();
  const modules: object[] = await Promise.all(
    files.map((file) => import(`../../src/database/migrations/${file.replace(/\.ts$/, '.js')}`)),
  );
  const classes = modules.flatMap((module) => Object.values(module) as (new () => MigrationInterface)[]);
  return classes.map((Migration) => new Migration());
}

/**
 * Runs a migration as the ORM does at a start that ends after this many changes: in a transaction, which DDL on a
 * server commits implicitly.
 */
async function runUntil(changes: number, migration: MigrationInterface, dataSource: DataSource) {
  const runner = dataSource.createQueryRunner();
  endAfter(changes, runner);
  try {
    await runner.startTransaction();
    await migration.up(runner);
    await runner.commitTransaction();
    return true;
  } catch (error) {
    await runner.rollbackTransaction();
    if (error instanceof BrokenOff) return false;
    throw error;
  } finally {
    await runner.release();
  }
}

function endAfter(changes: number, runner: QueryRunner): void {
  let left = changes;
  const query = runner.query.bind(runner);
  Object.assign(runner, {
    query: (...given: Parameters<typeof query>) => {
      if (CHANGES.test(given[0])) {
        if (left === 0) throw new BrokenOff();
        left -= 1;
      }
      return query(...given);
    },
  });
}

/** A server commits each change of a table by itself, so it keeps the changes made so far. */
describe('a start that is broken off while it migrates', () => {
  let store: Store;
  let dataSource: DataSource;

  beforeAll(async () => {
    store = await createStore(engine, sharedStore.databaseUrl);
    dataSource = await createDataSource({ ...store, databasePool: 2 });
    await dataSource.initialize();
  });
  afterAll(async () => {
    await dataSource.destroy();
    await store.remove();
  });

  it('can be started again, whatever change of whichever migration was its last', async () => {
    const all = await migrations();
    expect(all.length).toBeGreaterThan(20);
    for (const migration of all) {
      let changes = 0;
      while (!(await runUntil(changes, migration, dataSource))) {
        changes += 1;
        if (changes > MAX_CHANGES) throw new Error(`${migration.constructor.name} never ends`);
      }
    }
  });
});
