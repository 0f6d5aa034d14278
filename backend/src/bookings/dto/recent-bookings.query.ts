import { LOOK_BACK } from '@tidyhearth/domain';
import { Instant } from '../../common/fields.js';
import { PageQuery } from '../../common/page-query.js';

export class RecentBookingsQuery extends PageQuery {
  @Instant({
    optional: true,
    description: `Changed since; ${LOOK_BACK.bookingDays} days back unless given, and a moment more than ${LOOK_BACK.maxDays} days back counts as that`,
  })
  since?: string;
}
