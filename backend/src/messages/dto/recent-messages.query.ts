import { LOOK_BACK, RECENT_MESSAGES_MAX } from '@tidyhearth/domain';
import { Instant, QueryInt } from '../../common/fields.js';

export class RecentMessagesQuery {
  @Instant({
    optional: true,
    description: `Earliest time of the messages, by default ${LOOK_BACK.messageHours} hours ago; messages older than ${LOOK_BACK.maxDays} days are left out`,
  })
  since?: string;

  @QueryInt({
    min: 1,
    max: RECENT_MESSAGES_MAX,
    description: 'Largest number of messages; there are no further pages',
  })
  limit = RECENT_MESSAGES_MAX;
}
