import type { Engine, Store } from '../../../scripts/lib/scratch-app.mjs';

/** The engine under test. */
export const engine: Engine = process.env.TEST_ENGINE === 'mariadb' ? 'mariadb' : 'sqlite';

/** The database of an application under test. */
export type RowStore = Pick<Store, 'dataDir' | 'databaseUrl'>;

/** The database of the application that all files of the HTTP suite share. */
export const sharedStore: RowStore = {
  dataDir: process.env.TEST_DATA_DIR ?? '',
  databaseUrl: process.env.TEST_DATABASE_URL || undefined,
};
