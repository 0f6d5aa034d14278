import { dynamicSelect, int, type Columns, type Select } from '../../database/statement.js';
import type { ListQuery } from '../listing/list-query.js';
import type { Where } from '../listing/where.js';

export interface ListSource<Sort extends string> {
  columns: string;
  /** The table with its alias, then LEFT JOINs on unique keys, which the engines omit when they count. */
  from: string;
  /**
   * JOINs on unique keys that only the columns need. They are left out when the page is chosen and when rows are
   * counted.
   */
  joins?: string;
  sorts: Record<Sort, string>;
  /** Unique, so that no row is on two pages. */
  id: string;
  /** Sorts that need no id after them. With one, MariaDB would sort all rows where it could read an index in order. */
  uniqueSorts?: readonly NoInfer<Sort>[];
}

type PageOf<Sort extends string> = Pick<ListQuery, 'page' | 'perPage' | 'order'> & { sort: Sort };

export type SelectPage<C extends Columns, Sort extends string> = (
  where: string,
  page: PageOf<Sort>,
) => Select<C>;
export type SelectTotal = (where: string) => Select<{ total: typeof int }>;

/** One numbered page. The `samples` together must use every filter. */
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

/** The number of matching rows on all pages. */
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
  // The page is chosen by ids alone, so that rows of earlier pages are skipped without joining them.
  const ids = `SELECT ${id} AS pageId FROM ${from} ${where} ${order}
                LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`;
  return `SELECT ${columns} FROM ${from} ${joins} JOIN (${ids}) chosen ON chosen.pageId = ${id} ${order}`;
}
