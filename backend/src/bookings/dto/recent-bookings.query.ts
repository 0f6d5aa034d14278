import { LOOK_BACK } from '@tidyhearth/domain';
import { Instant } from '../../common/fields.js';
import { PageQuery } from '../../common/page-query.js';

export class RecentBookingsQuery extends PageQuery {
  @Instant({
    optional: true,
    description: `Earliest time of the change, by default ${LOOK_BACK.bookingDays} days ago; an earlier time than ${LOOK_BACK.maxDays} days ago counts as that`,
  })
  since?: string;
}
