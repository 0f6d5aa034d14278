import type { Page } from '../../common/paging.js';
import { RecentValues } from '../../common/recent-values.js';
import type { Sql } from '../../database/sql.js';
import type { Columns, Row } from '../../database/statement.js';
import type { ListQuery } from './list-query.js';
import type { SelectPage, SelectTotal } from '../queries/list-statements.js';
import type { Where } from './where.js';

/** Above this number, a total may be some minutes old, because counting takes longer than reading the page. */
export const COUNTED_EACH_TIME = 10_000;

/** Keyed by the database that was counted. */
const recentTotals = new WeakMap<Sql, RecentValues<number>>();

/** The number of matching rows on all pages. */
export async function readTotal(
  sql: Sql,
  total: SelectTotal,
  { sql: where, params }: Where,
): Promise<number> {
  const recent = recentTotals.get(sql) ?? new RecentValues((rows) => rows > COUNTED_EACH_TIME);
  recentTotals.set(sql, recent);
  const statement = total(where);
  const read = async () => (await sql.one(statement, params))?.total ?? 0;
  return recent.get(`${statement.text} ${JSON.stringify(params)}`, read);
}

/** One numbered page, with rows as the API shows them and the number of all matching rows. */
export async function readList<C extends Columns, Sort extends string, Item>(
  sql: Sql,
  statements: { page: SelectPage<C, Sort>; total: SelectTotal },
  where: Where,
  query: ListQuery & { sort: Sort },
  toItem: (row: Row<C>) => Item,
): Promise<Page<Item> & { total: number }> {
  const [total, rows] = await Promise.all([
    readTotal(sql, statements.total, where),
    sql.all(statements.page(where.sql, query), where.params),
  ]);
  return { items: rows.map(toItem), total };
}
