import type { SqlValue, TxSql } from '../database/sql.js';
import type { Write } from '../database/statement.js';
import { INSERT_IMPORT, REPLACE_GROUPS, REPLACE_POSTCODES, UPDATE_IMPORT } from './geo.queries.js';
import type { GeoImport } from './geo-import.entity.js';
import type { PostcodeGroup } from './postcode-group.entity.js';
import type { Postcode } from './postcode.entity.js';

/** Rows per statement. Five values each stay far below SQLite's limit of 32,766, and below any packet size. */
const ROWS_PER_STATEMENT = 500;

export async function replacePostcodes(sql: TxSql, rows: readonly Postcode[]): Promise<void> {
  await replace(
    sql,
    REPLACE_POSTCODES,
    rows.map((row) => [row.postcode, row.latitude, row.longitude, row.isTerminated, row.isLookedUp]),
  );
}

export async function replaceGroups(sql: TxSql, rows: readonly PostcodeGroup[]): Promise<void> {
  await replace(
    sql,
    REPLACE_GROUPS,
    rows.map((row) => [row.code, row.latitude, row.longitude, row.units, row.isDerived]),
  );
}

/** @returns the id, under which the record is updated when more rows have been read */
export async function writeImport(
  sql: TxSql,
  { id, source, licence, rowCount, importedAt }: Omit<GeoImport, 'id'> & { id: number | undefined },
): Promise<number> {
  if (id === undefined)
    return (await sql.run(INSERT_IMPORT, [source, licence, rowCount, importedAt])).insertId;
  await sql.run(UPDATE_IMPORT, [licence, rowCount, importedAt, id]);
  return id;
}

async function replace(
  sql: TxSql,
  statement: (rows: number) => Write,
  rows: readonly SqlValue[][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const part = rows.slice(start, start + ROWS_PER_STATEMENT);
    await sql.run(statement(part.length), part.flat());
  }
}
