import { DatabaseSync } from '@photostructure/sqlite';

/** A column of `PRAGMA table_info`. */
interface TableInfo {
  name: string;
  notnull: number;
  dflt_value: string | null;
  pk: number;
}

export interface ColumnFacts {
  /** An INSERT without this column is refused. */
  isRequired: boolean;
}

export type Schema = Record<string, Record<string, ColumnFacts>>;

/** The content of `schema.released.json`: the tables and columns that the last release reads and writes. */
export interface ReleasedSchema {
  /**
   * `table.column` or `table` that exists in the last release but is no longer read or written, so the next may drop
   * it.
   */
  unused: string[];
  tables: Record<string, string[]>;
}

/** The tables of a migrated SQLite file. MariaDB has the same, as the lifecycle specs prove. */
export function schemaOf(file: string): Schema {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const tables = database
      .prepare(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
      )
      .all() as unknown as { name: string }[];
    return Object.fromEntries(
      tables.map(({ name: table }) => {
        const columns = database.prepare(`PRAGMA table_info(${table})`).all() as unknown as TableInfo[];
        return [table, Object.fromEntries(columns.map((column) => [column.name, factsOf(column)]))];
      }),
    );
  } finally {
    database.close();
  }
}

/** A primary key is not required, because the database assigns it. */
const factsOf = ({ notnull, dflt_value: initial, pk }: TableInfo): ColumnFacts => ({
  isRequired: notnull === 1 && initial === null && pk === 0,
});

/** The reasons why the last release would fail with this schema. */
export function breaksFor(released: ReleasedSchema, schema: Schema): string[] {
  const unused = new Set(released.unused);
  return Object.entries(released.tables).flatMap(([table, columns]) => {
    const now = schema[table];
    if (unused.has(table)) return [];
    if (now === undefined) return [`${table} is gone`];
    const gone = columns.filter((column) => !(column in now) && !unused.has(`${table}.${column}`));
    const demanded = Object.entries(now).filter(
      ([column, { isRequired }]) => isRequired && !columns.includes(column),
    );
    return [
      ...gone.map((column) => `${table}.${column} is gone`),
      ...demanded.map(([column]) => `${table}.${column} is new, and has no value of its own`),
    ];
  });
}
