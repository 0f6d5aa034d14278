import { DatabaseSync } from '@photostructure/sqlite';
import type { Connection } from 'mysql2/promise';
import type { AnsweredColumn, Prepared } from './statements.js';

const INTEGERS = ['int', 'flag'];
const DECLARED_TYPES: [RegExp, readonly string[]][] = [
  [/^(?:bool|tinyint)/i, INTEGERS],
  [/int/i, INTEGERS],
  [/char|text/i, ['text']],
  [/double|real|float/i, ['real']],
];

/**
 * SQLite reports names, order and the types of plain columns. It reports neither the type of an expression nor whether
 * a join makes a column nullable.
 */
export function prepareOnSqlite(database: InstanceType<typeof DatabaseSync>, text: string): Prepared {
  const statement = database.prepare(text);
  const columns = statement.columns().map(({ name, type }): AnsweredColumn => {
    const holds = DECLARED_TYPES.find(([pattern]) => type !== null && pattern.test(type))?.[1];
    return { name, holds };
  });
  return { columns };
}

const MYSQL_TYPES: Record<number, readonly string[]> = {
  1: INTEGERS,
  2: INTEGERS,
  3: INTEGERS,
  4: ['real'],
  5: ['real'],
  8: INTEGERS,
  9: INTEGERS,
  252: ['text'],
  253: ['text'],
  254: ['text'],
};
const NEW_DECIMAL = 246;
const NOT_NULL = 1;

interface ServerColumn {
  name: string;
  columnType: number;
  flags: number;
  decimals: number;
}

/** The part of a prepared statement that the driver's types leave out. */
interface ServerStatement {
  statement: { columns: ServerColumn[]; parameters: unknown[] };
  close(): Promise<void>;
}

/** MariaDB and MySQL report names, types and nullability, taking outer joins into account. */
export async function prepareOnServer(connection: Connection, text: string): Promise<Prepared> {
  const prepared = (await connection.prepare(text)) as unknown as ServerStatement;
  const { columns, parameters } = prepared.statement;
  await prepared.close();
  return {
    params: parameters.length,
    columns: columns.map(({ name, columnType, flags, decimals }) => ({
      name,
      holds: columnType === NEW_DECIMAL ? (decimals === 0 ? INTEGERS : ['real']) : MYSQL_TYPES[columnType],
      isNullable: (flags & NOT_NULL) === 0,
    })),
  };
}
