import { amountOf, isoOf } from '../database/columns.js';

/** Rows for a person to read: instants, amounts and flags as the API writes them. */
export function exportedRows(rows: readonly Record<string, unknown>[]): Record<string, unknown>[] {
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => exported(name, value))),
  );
}

function exported(name: string, value: unknown): [string, unknown] {
  if (typeof value === 'number' && name.endsWith('At')) return [name, isoOf(value)];
  if (typeof value === 'number' && name.endsWith('Pence'))
    return [name.replace(/Pence$/, ''), amountOf(value)];
  if (typeof value === 'number' && /^(is|claims)[A-Z]/.test(name)) return [name, Boolean(value)];
  return [name, value];
}
