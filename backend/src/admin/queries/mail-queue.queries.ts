import { flag, int, nullable, oneOf, select, text, type RowOf } from '../../database/statement.js';
import { EMAIL_STATUSES } from '../../mail/email-notification.entity.js';
import type { Filters } from '../listing/list-query.js';
import { selectPage, selectTotal, type ListSource } from './list-statements.js';
import { Where } from '../listing/where.js';
import { MAIL_SORTS, type MailQueueQuery, type MailSort } from '../mail-queue/mail-queue.query.js';

const MAIL = {
  id: int,
  userId: nullable(int),
  type: text,
  subject: text,
  recipient: text,
  status: oneOf(EMAIL_STATUSES),
  attempts: int,
  nextAttemptAt: int,
  sentAt: nullable(int),
  errorMessage: nullable(text),
  hasText: flag,
  createdAt: int,
};
const SOURCE = {
  columns: `m.id, m.userId, m.type, m.subject, m.recipient, m.status, m.attempts, m.nextAttemptAt, m.sentAt,
            m.errorMessage, m.body IS NOT NULL AS hasText, m.createdAt`,
  from: 'email_notifications m',
  sorts: MAIL_SORTS,
  id: 'm.id',
} as const satisfies ListSource<MailSort>;

export const filterMails = ({ status, search }: Filters<MailQueueQuery>) =>
  new Where().equals('m.status', status).contains(['m.recipient', 'm.subject'], search);

const SAMPLES = [filterMails({}), filterMails({ status: 'failed', search: 'ada' })];

export type QueuedMailRow = RowOf<typeof LIST_MAILS>;

export const LIST_MAILS = selectPage('admin.listMails', MAIL, SOURCE, SAMPLES);
export const COUNT_MAILS = selectTotal('admin.countMails', SOURCE, SAMPLES);

export type QueuedMailPreviewRow = RowOf<typeof FIND_MAIL>;

export const FIND_MAIL = select(
  'admin.findMail',
  { ...MAIL, body: nullable(text), isSealed: flag },
  `SELECT ${SOURCE.columns}, m.body, m.isSealed FROM email_notifications m WHERE m.id = ?`,
);

export const FIND_MAIL_ID = select(
  'admin.findMailId',
  { id: int },
  'SELECT id FROM email_notifications WHERE id = ?',
);
