import { MAX_PAGE_SIZE } from '@tidyhearth/domain';
import { QueryInt, PageCursor } from './fields.js';
import { DEFAULT_PAGE_SIZE } from './paging.js';

/** `?limit=&cursor=` of every list that can grow. */
export class PageQuery {
  @QueryInt({ min: 1, max: MAX_PAGE_SIZE, description: 'Number of rows on a page' })
  limit = DEFAULT_PAGE_SIZE;

  @PageCursor()
  cursor?: string;
}
