import { MAX_ID, MAX_PAGE_SIZE, WEBHOOK_EVENT_TYPES, type WebhookEventType } from '@tidyhearth/domain';
import { QueryInt, QuerySomeOf } from '../../common/fields.js';
import { DEFAULT_PAGE_SIZE } from '../../common/paging.js';

export class FeedQuery {
  @QueryInt({
    min: 0,
    max: MAX_ID,
    example: 4710,
    description: 'The position after which to go on; without it, the oldest event that is kept comes first',
  })
  after?: number;

  @QueryInt({ min: 1, max: MAX_PAGE_SIZE, description: 'Events a page' })
  limit = DEFAULT_PAGE_SIZE;

  @QuerySomeOf(WEBHOOK_EVENT_TYPES, { name: 'WebhookEventType', description: 'Only these types' })
  types?: WebhookEventType[];
}
