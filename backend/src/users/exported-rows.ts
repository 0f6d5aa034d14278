import { amountOf, isoOf } from '../database/columns.js';

type ExportedRow = Record<string, unknown>;

/** A page of the longest messages has a few megabytes. */
const PAGE_ROWS = 1000;

/** Rows for a human reader, with instants, amounts and flags in the format of the API. */
export function exportedRows(rows: readonly Record<string, unknown>[]): ExportedRow[] {
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => exported(name, value))),
  );
}

/**
 * A list that is too long to hold in memory. It is read while the export is being sent, with one statement per page.
 */
export class ExportedPages {
  /** @param readPage reads up to `limit` rows after `afterId`, sorted by id */
  constructor(
    private readonly readPage: (afterId: number, limit: number) => Promise<readonly { id: number }[]>,
  ) {}

  async *read(): AsyncGenerator<ExportedRow[], void> {
    let afterId: number | undefined = 0;
    while (afterId !== undefined) {
      const rows: readonly { id: number }[] = await this.readPage(afterId, PAGE_ROWS);
      yield exportedRows(rows);
      afterId = rows.length < PAGE_ROWS ? undefined : rows.at(-1)?.id;
    }
  }
}

function exported(name: string, value: unknown): [string, unknown] {
  if (typeof value === 'number' && name.endsWith('At')) return [name, isoOf(value)];
  if (typeof value === 'number' && name.endsWith('Pence'))
    return [name.replace(/Pence$/, ''), amountOf(value)];
  if (typeof value === 'number' && /^(is|claims)[A-Z]/.test(name)) return [name, Boolean(value)];
  return [name, value];
}
