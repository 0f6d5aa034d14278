import { POSTING_STATUSES, SERVICE_IDS } from '@tidyhearth/domain';
import { noBlockBetween } from '../blocks/blocks.queries.js';
import { dynamicSelect, int, nullable, oneOf, select, text, type RowOf } from '../database/statement.js';
import { NOTIFICATION } from './notifications.queries.js';

/** With the job of somebody else that an item is about, because it may have changed since. */
const BELL_ITEM = {
  ...NOTIFICATION,
  userId: int,
  jobStatus: nullable(oneOf(POSTING_STATUSES)),
  serviceType: nullable(oneOf(SERVICE_IDS)),
  city: nullable(text),
  startsAt: nullable(int),
  maxBudgetPence: nullable(int),
};
const COLUMNS =
  `n.id, n.type, n.title, n.message, n.bookingId, n.postingId, n.applicationId, n.conversationId,
            n.readAt, n.createdAt, n.userId, p.status AS jobStatus, p.serviceType, p.city, p.startsAt, p.maxBudgetPence` as const;
/** Neither of two people with a block between them sees the other's jobs. */
const JOB = `LEFT JOIN postings p ON p.id = n.postingId AND n.type = 'posting' AND p.customerId <> n.userId
        AND ${noBlockBetween('n.userId', 'p.customerId')}` as const;

export type BellItemRow = RowOf<typeof FIND_NOTIFICATION>;

export const FIND_NOTIFICATION = select(
  'notifications.find',
  BELL_ITEM,
  `SELECT ${COLUMNS} FROM notifications n ${JOB} WHERE n.id = ? AND n.userId = ?` as const,
);

export const LIST_NOTIFICATIONS = dynamicSelect(
  'notifications.list',
  BELL_ITEM,
  (indexHint: string, limit: number) =>
    `SELECT ${COLUMNS} FROM notifications n ${indexHint} ${JOB}
      WHERE n.userId = ? AND n.id < ? ORDER BY n.id DESC LIMIT ${limit}`,
  [['', 10]],
);
