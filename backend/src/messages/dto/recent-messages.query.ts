import { Instant, QueryInt } from '../../common/fields.js';

const RECENT_MAX = 200;

export class RecentMessagesQuery {
  @Instant({
    optional: true,
    description: 'The last 24 hours unless given; older messages than those of 30 days are left out',
  })
  since?: string;

  @QueryInt({ min: 1, max: RECENT_MAX, description: 'At most so many; there are no further pages' })
  limit = RECENT_MAX;
}
