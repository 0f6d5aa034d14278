import { amountOf, isoOf } from '../database/columns.js';

/** Rows for a person to read: instants, amounts and flags as the API writes them. */
export function exportedRows(rows: readonly Record<string, unknown>[]): Record<string, unknown>[] {
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => exported(name, value))),
  );
}

function exported(name: string, value: unknown): [string, unknown] {
  if (value === null) return [name, null];
  if (name.endsWith('At')) return [name, isoOf(Number(value))];
  if (name.endsWith('Pence')) return [name.replace(/Pence$/, ''), amountOf(Number(value))];
  if (/^(is|claims)[A-Z]/.test(name)) return [name, Boolean(value)];
  return [name, value];
}
