import { LIST_SEARCH_MAX } from '@tidyhearth/domain';
import { OneOf, Text } from '../../common/fields.js';
import { EMAIL_STATUSES, type EmailStatus } from '../../mail/email-notification.entity.js';
import { ListQuery } from '../listing/list-query.js';

export const MAIL_SORTS = { id: 'm.id', createdAt: 'm.id', attempts: 'm.attempts' } as const;
export type MailSort = keyof typeof MAIL_SORTS;

export class MailQueueQuery extends ListQuery {
  @OneOf(EMAIL_STATUSES, { optional: true, description: 'Only mails in this state' })
  status?: EmailStatus;

  @Text({
    max: LIST_SEARCH_MAX,
    min: 0,
    optional: true,
    description: 'Text to find in recipient or subject, in upper or lower case',
  })
  search?: string;

  @OneOf(Object.keys(MAIL_SORTS), { optional: true, description: 'Field by which the rows are sorted' })
  sort: MailSort = 'createdAt';
}
