import type { Engine, Store } from '../../../scripts/lib/scratch-app.mjs';

/** The engine that this run of the suite is about. */
export const engine: Engine = process.env.TEST_ENGINE === 'mariadb' ? 'mariadb' : 'sqlite';

/** Where an application under test keeps its rows. */
export type RowStore = Pick<Store, 'dataDir' | 'databaseUrl'>;

/** The store of the application that all files of the HTTP suite share. */
export const sharedStore: RowStore = {
  dataDir: process.env.TEST_DATA_DIR ?? '',
  databaseUrl: process.env.TEST_DATABASE_URL || undefined,
};
