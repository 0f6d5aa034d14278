import { LOOK_BACK, RECENT_MESSAGES_MAX } from '@tidyhearth/domain';
import { Instant, QueryInt } from '../../common/fields.js';

export class RecentMessagesQuery {
  @Instant({
    optional: true,
    description: `The last ${LOOK_BACK.messageHours} hours unless given; older messages than those of ${LOOK_BACK.maxDays} days are left out`,
  })
  since?: string;

  @QueryInt({ min: 1, max: RECENT_MESSAGES_MAX, description: 'At most so many; there are no further pages' })
  limit = RECENT_MESSAGES_MAX;
}
