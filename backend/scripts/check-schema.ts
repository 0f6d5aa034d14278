/**
 * Migrates the configured database and compares it with the entities. Prints differences and exits with 1, or reports
 * that there are none. Use an empty database to check all migrations.
 */
import 'reflect-metadata';
import { loadConfig } from '../src/config/load-config.js';
import { createDataSource } from '../src/database/data-source.js';

const dataSource = await createDataSource(loadConfig(process.env));
await dataSource.initialize();
try {
  const applied = await dataSource.runMigrations({ transaction: 'each' });
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  for (const { query } of upQueries) console.error(query);
  console.log(`${applied.length} migrations applied, ${upQueries.length} differences`);
  process.exitCode = upQueries.length === 0 ? 0 : 1;
} finally {
  await dataSource.destroy();
}
