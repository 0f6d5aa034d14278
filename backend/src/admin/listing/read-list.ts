import type { Page } from '../../common/paging.js';
import type { Sql } from '../../database/sql.js';
import type { Columns, Row } from '../../database/statement.js';
import type { ListQuery } from './list-query.js';
import type { SelectPage, SelectTotal } from '../queries/list-statements.js';
import type { Where } from './where.js';

/** One numbered page, each row as the API shows it, and the count of all rows that match. */
export async function readList<C extends Columns, Sort extends string, Item>(
  sql: Sql,
  statements: { page: SelectPage<C, Sort>; total: SelectTotal },
  where: Where,
  query: ListQuery & { sort: Sort },
  toItem: (row: Row<C>) => Item,
): Promise<Page<Item> & { total: number }> {
  const [count, rows] = await Promise.all([
    sql.one(statements.total(where.sql), where.params),
    sql.all(statements.page(where.sql, query), where.params),
  ]);
  return { items: rows.map(toItem), total: count?.total ?? 0 };
}
