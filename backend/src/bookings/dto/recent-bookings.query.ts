import { Instant } from '../../common/fields.js';
import { PageQuery } from '../../common/page-query.js';

export class RecentBookingsQuery extends PageQuery {
  @Instant({ optional: true, description: 'Changed since; seven days back unless given, at most 30' })
  since?: string;
}
