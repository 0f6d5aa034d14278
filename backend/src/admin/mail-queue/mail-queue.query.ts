import { LIST_SEARCH_MAX } from '@tidyhearth/domain';
import { OneOf, Text } from '../../common/fields.js';
import { EMAIL_STATUSES, type EmailStatus } from '../../mail/email-notification.entity.js';
import { ListQuery } from '../listing/list-query.js';

export const MAIL_SORTS = { id: 'm.id', createdAt: 'm.id', attempts: 'm.attempts' } as const;
export type MailSort = keyof typeof MAIL_SORTS;

export class MailQueueQuery extends ListQuery {
  @OneOf(EMAIL_STATUSES, { optional: true, description: 'Only mails that stand so' })
  status?: EmailStatus;

  @Text({ max: LIST_SEARCH_MAX, min: 0, optional: true, description: 'In recipient or subject, in any case' })
  search?: string;

  @OneOf(Object.keys(MAIL_SORTS), { optional: true, description: 'What the rows are sorted by' })
  sort: MailSort = 'createdAt';
}
