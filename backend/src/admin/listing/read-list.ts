import type { Page } from '../../common/paging.js';
import type { Sql } from '../../database/sql.js';
import type { ListQuery } from './list-query.js';
import type { Where } from './where.js';

export interface ListSource<Sort extends string> {
  columns: string;
  /** The table with its alias, then LEFT JOINs on unique keys, which the engines leave out of the count. */
  from: string;
  sorts: Record<Sort, string>;
  /** Unique, so that no row is on two pages. */
  id: string;
  /** Sorts that need no id behind them; with one, MariaDB would sort all rows where it could walk an index. */
  uniqueSorts?: readonly Sort[];
}

/** One numbered page and the count of all rows that match. */
export async function readList<Row, Sort extends string>(
  sql: Sql,
  source: ListSource<Sort>,
  where: Where,
  { page, perPage, sort, order: direction }: ListQuery & { sort: Sort },
): Promise<Page<Row> & { total: number }> {
  const keys = source.uniqueSorts?.includes(sort) ? [source.sorts[sort]] : [source.sorts[sort], source.id];
  const order = `ORDER BY ${keys.map((key) => `${key} ${direction}`).join(', ')}`;
  // The page is chosen by ids alone, so that rows on the pages before it are skipped without being joined.
  const ids = `SELECT ${source.id} AS pageId FROM ${source.from} ${where.sql} ${order}
                LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`;
  const [count, items] = await Promise.all([
    sql.one<{ total: number }>(`SELECT COUNT(*) AS total FROM ${source.from} ${where.sql}`, where.params),
    sql.all<Row>(
      `SELECT ${source.columns} FROM ${source.from} JOIN (${ids}) chosen ON chosen.pageId = ${source.id} ${order}`,
      where.params,
    ),
  ]);
  return { items, total: count?.total ?? 0 };
}

/** The same page with each row as the API shows it. */
export function mapPage<Row, Item>(
  { items, total }: Page<Row> & { total: number },
  map: (row: Row) => Item,
): Page<Item> {
  return { items: items.map(map), total };
}
