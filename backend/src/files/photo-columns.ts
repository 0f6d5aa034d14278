import { Injectable } from '@nestjs/common';
import { placeholders, Sql } from '../database/sql.js';

/** Which columns hold addresses of photos. Whoever keeps such a column introduces it here; this layer knows no table by name. */
@Injectable()
export class PhotoColumns {
  private readonly columns: { table: string; column: string }[] = [];

  constructor(private readonly sql: Sql) {}

  add(table: string, column: string): void {
    this.columns.push({ table, column });
  }

  /** Those of the addresses that a row names. */
  async named(addresses: readonly string[]): Promise<Set<string>> {
    // Without a column everything would look forgotten.
    if (this.columns.length === 0) throw new Error('no column is known to hold photos');
    const named = new Set<string>();
    for (const { table, column } of this.columns) {
      const rows = await this.sql.all<{ address: string }>(
        `SELECT ${column} AS address FROM ${table} WHERE ${column} IN (${placeholders(addresses)})`,
        addresses,
      );
      for (const { address } of rows) named.add(address);
    }
    return named;
  }
}
