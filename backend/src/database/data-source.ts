import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import type { Config } from '../config/config.js';
import { EmbeddedDataSource } from './embedded/embedded-data-source.js';
import { ENTITIES, MIGRATIONS } from './model-files.js';
import { ServerDataSource } from './server-data-source.js';

const shared = { entities: ENTITIES, migrations: MIGRATIONS };

/** Where the embedded engine keeps its database. */
export const databaseFile = ({ dataDir }: Pick<Config, 'dataDir'>): string =>
  join(dataDir, 'tidyhearth.sqlite');

/** Chooses the engine: a server when `DATABASE_URL` is set, else a file in `DATA_DIR`. Not yet connected. */
export async function createDataSource(
  config: Pick<Config, 'databaseUrl' | 'databasePool' | 'dataDir'>,
): Promise<DataSource> {
  return config.databaseUrl
    ? ServerDataSource.for(config.databaseUrl, config.databasePool, shared)
    : new EmbeddedDataSource(databaseFile(config), shared);
}
