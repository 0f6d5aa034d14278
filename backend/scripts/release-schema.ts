/**
 * Records the tables and columns as released. Later migrations must not break replicas of this release
 * (CONTRIBUTING.md).
 */
import 'reflect-metadata';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDataSource } from '../src/database/data-source.js';
import { schemaOf, type ReleasedSchema } from './schema-of.js';

const FILE = join(import.meta.dirname, '../../schema.released.json');

const { unused } = JSON.parse(readFileSync(FILE, 'utf8')) as ReleasedSchema;
const folder = mkdtempSync(join(tmpdir(), 'tidyhearth-schema-'));
try {
  const dataSource = await createDataSource({ dataDir: folder, databasePool: 2 });
  await dataSource.initialize();
  await dataSource.runMigrations({ transaction: 'each' });
  await dataSource.destroy();
  const schema = schemaOf(join(folder, 'tidyhearth.sqlite'));
  const tables = Object.fromEntries(
    Object.entries(schema).map(([table, columns]) => [table, Object.keys(columns)]),
  );
  const isThere = (name: string) => {
    const [table = '', column] = name.split('.');
    return column === undefined ? table in tables : tables[table]?.includes(column);
  };
  const released: ReleasedSchema = { unused: unused.filter(isThere), tables };
  writeFileSync(FILE, `${JSON.stringify(released, null, 1)}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
