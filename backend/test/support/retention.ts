import type { DatabaseSync } from '@photostructure/sqlite';
import type { Connection } from 'mysql2/promise';
import { RETENTION_RULES } from '../../src/retention/retention-rules.js';

export interface SchemaColumn {
  table: string;
  column: string;
}

export function columnsOnSqlite(database: InstanceType<typeof DatabaseSync>): SchemaColumn[] {
  const found = database
    .prepare(
      `SELECT m.name AS "table", c.name AS "column" FROM sqlite_master m JOIN pragma_table_info(m.name) c
        WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'`,
    )
    .all();
  return found.map(({ table, column }) => ({ table: String(table), column: String(column) }));
}

export async function columnsOnServer(connection: Connection): Promise<SchemaColumn[]> {
  const [rows] = await connection.query(
    'SELECT TABLE_NAME AS `table`, COLUMN_NAME AS `column` FROM information_schema.columns WHERE TABLE_SCHEMA = DATABASE()',
  );
  return rows as SchemaColumn[];
}

const ruled = (): SchemaColumn[] =>
  Object.entries(RETENTION_RULES).flatMap(([table, { plain, personal = {} }]) =>
    [...plain, ...Object.keys(personal)].map((column) => ({ table, column })),
  );

const written = (columns: readonly SchemaColumn[]) =>
  columns.map(({ table, column }) => `${table}.${column}`);

function missing(from: readonly SchemaColumn[], of: readonly SchemaColumn[]): string[] {
  const known = new Set(written(from));
  return written(of).filter((name) => !known.has(name));
}

/** Columns of the schema without a rule. */
export const columnsWithoutRule = (columns: readonly SchemaColumn[]) => missing(ruled(), columns);
/** Rules for columns that the schema doesn't have. */
export const rulesWithoutColumn = (columns: readonly SchemaColumn[]) => missing(columns, ruled());
