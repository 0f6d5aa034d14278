import type { StatementSyncInstance } from '@photostructure/sqlite';

/** Values that the driver binds. */
type Value = Parameters<StatementSyncInstance['all']>[number];

/**
 * A prepared read of named columns, no `*` of a table. The driver gives arrays and the rows are made of them here: made by the driver, which sets
 * property by property through Node's C interface, twenty cards take a third longer, and their JSON half as long again.
 */
export class RowReader {
  private readonly names: readonly string[];

  constructor(private readonly statement: StatementSyncInstance) {
    statement.setReturnArrays(true);
    this.names = statement.columns().map(({ name }) => name);
  }

  all(values: readonly Value[]): Record<string, unknown>[] {
    return (this.statement.all(...values) as unknown[][]).map((cells) => this.rowOf(cells));
  }

  private rowOf(cells: readonly unknown[]): Record<string, unknown> {
    const row: Record<string, unknown> = {};
    // The same order each time, so that all rows of a statement have one shape.
    let index = 0;
    for (const name of this.names) {
      row[name] = cells[index];
      index += 1;
    }
    return row;
  }
}
