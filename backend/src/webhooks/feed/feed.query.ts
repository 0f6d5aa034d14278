import { MAX_ID, MAX_PAGE_SIZE, WEBHOOK_EVENT_TYPES, type WebhookEventType } from '@tidyhearth/domain';
import { QueryInt, QuerySomeOf } from '../../common/fields.js';
import { DEFAULT_PAGE_SIZE } from '../../common/paging.js';

export class FeedQuery {
  @QueryInt({
    min: 0,
    max: MAX_ID,
    example: 4710,
    description:
      'Position after which to continue; without it, the list starts with the oldest event that is kept',
  })
  after?: number;

  @QueryInt({ min: 1, max: MAX_PAGE_SIZE, description: 'Number of events on a page' })
  limit = DEFAULT_PAGE_SIZE;

  @QuerySomeOf(WEBHOOK_EVENT_TYPES, { name: 'WebhookEventType', description: 'Only events of these types' })
  types?: WebhookEventType[];
}
