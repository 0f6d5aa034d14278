import { LIST_SEARCH_MAX, WEBHOOK_STATUSES, type WebhookStatus } from '@tidyhearth/domain';
import { OneOf, Text } from '../../common/fields.js';
import { ListQuery } from '../listing/list-query.js';

export const WEBHOOK_SORTS = { id: 'e.id', createdAt: 'e.id' } as const;
export type WebhookSort = keyof typeof WEBHOOK_SORTS;

export class AdminWebhooksQuery extends ListQuery {
  @OneOf(WEBHOOK_STATUSES, { optional: true, description: 'Only webhooks in this state' })
  status?: WebhookStatus;

  @Text({
    max: LIST_SEARCH_MAX,
    min: 0,
    optional: true,
    description: 'Text to find in the URL or its owner’s email address, in upper or lower case',
  })
  search?: string;

  @OneOf(Object.keys(WEBHOOK_SORTS), { optional: true, description: 'Field by which the rows are sorted' })
  sort: WebhookSort = 'createdAt';
}
