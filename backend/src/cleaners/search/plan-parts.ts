import type { CellRange } from '../../geo/grid.js';
import { listedCleaner } from '../listed-cleaner.js';
import type { Condition } from './search-criteria.js';

/** Picks the ids of one page, best first. */
export interface SearchPlan {
  /** Selects at least `id` and `d2` (null without a place), in order. */
  pick: Condition;
  /** The order again, for joining the page's rows: over `p.d2` and the columns of `c`. */
  order: string;
}

/** `FORCE INDEX` or `INDEXED BY`. Without it, both engines sort a whole city to find its best twenty. */
export type IndexHint = (index: string) => string;

export const LISTED = listedCleaner('c');

export function join(...parts: Condition[]): Condition {
  const joined: Condition = { sql: '', params: [] };
  for (const { sql, params } of parts) {
    joined.sql += sql;
    joined.params.push(...params);
  }
  return joined;
}
export const fragment = (sql: string): Condition => ({ sql, params: [] });

export function inCells(column: 'cell' | 'fcell', ranges: readonly CellRange[]): Condition {
  return {
    sql: ` AND (${ranges.map(() => `c.${column} BETWEEN ? AND ?`).join(' OR ')})`,
    params: ranges.flat(),
  };
}

/** The rows of all parts together, as the table `s`. */
export function unionOf(parts: readonly Condition[]): Condition {
  const tables = parts.map(({ sql, params }, index) => ({
    // SQLite accepts ORDER BY and LIMIT in a part of a UNION only inside a subquery.
    sql: `${index === 0 ? '' : ' UNION ALL '}SELECT * FROM (${sql}) s${index}`,
    params,
  }));
  return join(fragment('('), ...tables, fragment(') s'));
}
