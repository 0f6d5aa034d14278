import { MAX_EXPORT_ROWS, MAX_PAGE_SIZE } from '@tidyhearth/domain';
import { OneOf, QueryInt } from '../../common/fields.js';

const MAX_PAGE = 100_000;

/** `?page=&perPage=&order=` of every list of the console. Each list adds its own `sort` columns and filters. */
export abstract class ListQuery {
  @QueryInt({ min: 1, max: MAX_PAGE, description: 'Number of the page, starting at 1' })
  page = 1;

  @QueryInt({ min: 1, max: MAX_PAGE_SIZE, description: 'Number of rows on a page' })
  perPage = 25;

  @OneOf(['ASC', 'DESC'], { optional: true, description: 'Direction of `sort`: ascending or descending' })
  order: 'ASC' | 'DESC' = 'DESC';
}

/** The same query with one page of at most `MAX_EXPORT_ROWS` rows, for a spreadsheet. */
export function unpaged<Query extends ListQuery>(query: Query): Query {
  return { ...query, page: 1, perPage: MAX_EXPORT_ROWS };
}

/** The filters of a list. */
export type Filters<Query extends ListQuery> = Omit<Query, keyof ListQuery | 'sort'>;
