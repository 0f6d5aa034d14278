/** `migrate`: applies this release's migrations that the configured database lacks, and prints their names. */
import 'reflect-metadata';
import { MigrationExecutor } from 'typeorm';
import { createDataSource } from '../src/database/data-source.js';
import { ServerDataSource } from '../src/database/server-data-source.js';
import { refuseUnfinishedRestore } from '../src/database/unfinished-restore.js';
import { endWith, unkeyedConfig } from './command-line.js';

try {
  const dataSource = await createDataSource(unkeyedConfig());
  await dataSource.initialize();
  try {
    await refuseUnfinishedRestore(dataSource, dataSource instanceof ServerDataSource ? 'server' : 'file');
    const waiting = await new MigrationExecutor(dataSource).getPendingMigrations();
    if (waiting.length > 0)
      console.log(`${waiting.length} migrations to apply, the next ${waiting[0]?.name} …`);
    const applied = await dataSource.runMigrations({ transaction: 'each' });
    for (const { name } of applied) console.log(name);
    console.log(applied.length === 0 ? 'Nothing to apply.' : `${applied.length} migrations applied.`);
  } finally {
    await dataSource.destroy();
  }
} catch (error) {
  endWith(error);
}
