import { dynamicSelect, int, type Columns, type Select } from '../../database/statement.js';
import type { ListQuery } from '../listing/list-query.js';
import type { Where } from '../listing/where.js';

export interface ListSource<Sort extends string> {
  columns: string;
  /** The table with its alias, then LEFT JOINs on unique keys, which the engines leave out of the count. */
  from: string;
  /** JOINs on unique keys that columns alone need: neither the choice of the page nor the count does them. */
  joins?: string;
  sorts: Record<Sort, string>;
  /** Unique, so that no row is on two pages. */
  id: string;
  /** Sorts that need no id behind them; with one, MariaDB would sort all rows where it could walk an index. */
  uniqueSorts?: readonly NoInfer<Sort>[];
}

type PageOf<Sort extends string> = Pick<ListQuery, 'page' | 'perPage' | 'order'> & { sort: Sort };

export type SelectPage<C extends Columns, Sort extends string> = (
  where: string,
  page: PageOf<Sort>,
) => Select<C>;
export type SelectTotal = (where: string) => Select<{ total: typeof int }>;

/** One numbered page. `samples` together use every filter. */
export function selectPage<const C extends Columns, Sort extends string>(
  name: string,
  columns: C,
  source: ListSource<Sort>,
  samples: readonly Where[],
) {
  const sorts = Object.keys(source.sorts) as Sort[];
  return dynamicSelect(
    name,
    columns,
    (where: string, page: PageOf<Sort>) => pageText(source, where, page),
    samples.flatMap(({ sql }) =>
      sorts.map((sort) => [sql, { page: 1, perPage: 10, sort, order: 'ASC' }] as const),
    ),
  );
}

/** How many rows match, on all pages. */
export const selectTotal = <Sort extends string>(
  name: string,
  { from }: ListSource<Sort>,
  samples: readonly Where[],
) =>
  dynamicSelect(
    name,
    { total: int },
    (where: string) => `SELECT COUNT(*) AS total FROM ${from} ${where}`,
    samples.map(({ sql }) => [sql] as const),
  );

function pageText<Sort extends string>(
  { columns, from, joins = '', sorts, id, uniqueSorts }: ListSource<Sort>,
  where: string,
  { page, perPage, sort, order: direction }: PageOf<Sort>,
): string {
  const keys = uniqueSorts?.some((unique) => unique === sort) ? [sorts[sort]] : [sorts[sort], id];
  const order = `ORDER BY ${keys.map((key) => `${key} ${direction}`).join(', ')}`;
  // The page is chosen by ids alone, so that rows on the pages before it are skipped without being joined.
  const ids = `SELECT ${id} AS pageId FROM ${from} ${where} ${order}
                LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`;
  return `SELECT ${columns} FROM ${from} ${joins} JOIN (${ids}) chosen ON chosen.pageId = ${id} ${order}`;
}
