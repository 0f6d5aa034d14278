import { OneOf } from '../../common/fields.js';
import { PageQuery } from '../../common/page-query.js';

export const BID_SORTS = ['newest', 'price', 'rating'] as const;
export type BidSort = (typeof BID_SORTS)[number];

export class ApplicationsQuery extends PageQuery {
  @OneOf(BID_SORTS, {
    optional: true,
    description: 'Order; `price` starts with the lowest, `rating` with the best',
  })
  sort: BidSort = 'newest';
}
