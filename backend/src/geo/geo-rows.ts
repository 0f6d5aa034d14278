import type { SqlValue, TxSql } from '../database/sql.js';
import type { GeoImport } from './geo-import.entity.js';
import type { PostcodeGroup } from './postcode-group.entity.js';
import type { Postcode } from './postcode.entity.js';

/** Rows of one statement: four values each, far below SQLite's 32,766 and small enough for any packet size. */
const ROWS_PER_STATEMENT = 500;

/**
 * Every write of this module. `REPLACE` is the one upsert that both engines read; nothing refers to these rows, so
 * taking the old one out first harms nobody, and importing a file twice changes nothing.
 */
export async function replacePostcodes(sql: TxSql, rows: readonly Postcode[]): Promise<void> {
  await replace(
    sql,
    'postcodes (postcode, latitude, longitude, isTerminated)',
    rows.map((row) => [row.postcode, row.latitude, row.longitude, row.isTerminated ? 1 : 0]),
  );
}

export async function replaceGroups(sql: TxSql, rows: readonly PostcodeGroup[]): Promise<void> {
  await replace(
    sql,
    'postcode_groups (code, latitude, longitude, units)',
    rows.map((row) => [row.code, row.latitude, row.longitude, row.units]),
  );
}

export async function addImport(sql: TxSql, row: Omit<GeoImport, 'id'>): Promise<void> {
  await sql.run('INSERT INTO geo_imports (source, licence, rowCount, importedAt) VALUES (?, ?, ?, ?)', [
    row.source,
    row.licence,
    row.rowCount,
    row.importedAt,
  ]);
}

async function replace(sql: TxSql, into: string, rows: readonly SqlValue[][]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const part = rows.slice(start, start + ROWS_PER_STATEMENT);
    await sql.run(`REPLACE INTO ${into} VALUES ${part.map(() => '(?, ?, ?, ?)').join(', ')}`, part.flat());
  }
}
