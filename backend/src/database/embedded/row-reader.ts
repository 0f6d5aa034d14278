import type { StatementSyncInstance } from '@photostructure/sqlite';

/** Values that the driver binds. */
type Value = Parameters<StatementSyncInstance['all']>[number];
type Row = Record<string, unknown>;
type MakeRow = (cells: readonly unknown[]) => Row;

/**
 * A prepared read of named columns, no `*` of a table. The driver gives arrays and the rows are made of them here: made by the driver, which sets
 * property by property through Node's C interface, twenty cards take a third longer, and their JSON half as long again.
 */
export class RowReader {
  private readonly makeRow: MakeRow;

  constructor(private readonly statement: StatementSyncInstance) {
    statement.setReturnArrays(true);
    this.makeRow = rowMaker(statement.columns().map(({ name }) => name));
  }

  all(values: readonly Value[]): Row[] {
    return (this.statement.all(...values) as unknown[][]).map((cells) => this.makeRow(cells));
  }
}

/**
 * An object literal for each statement, as the driver of MariaDB makes one. Properties set by name in a loop cost a read by
 * its id a twelfth, and rows of all statements would share one slow place in V8's caches.
 */
function rowMaker(names: readonly string[]): MakeRow {
  const properties = names.map((name, index) => `${JSON.stringify(name)}: cells[${index}]`);
  return new Function('cells', `return { ${properties.join(', ')} };`) as MakeRow;
}
