import type { NotificationType } from '@tidyhearth/domain';
import { isoOf } from '../database/columns.js';
import type { BellItemRow } from './bell.queries.js';
import type { NotificationResponse } from './dto/notification.response.js';
import { jobWords } from './job-words.js';

/** An item as it is written. */
export interface NotificationRow {
  id: number;
  userId: number;
  type: NotificationType;
  title: string;
  message: string;
  bookingId: number | null;
  postingId: number | null;
  applicationId: number | null;
  conversationId: string | null;
  readAt: number | null;
  createdAt: number;
}

export function toNotification({ readAt, createdAt, ...row }: NotificationRow): NotificationResponse {
  return { ...row, timestamp: isoOf(createdAt), isRead: readAt !== null };
}

/** An item about a new job says what the job is now, or that it is gone: those who were told of it are not told again. */
export function toBellItem(
  { jobStatus, serviceType, city, startsAt, maxBudgetPence, ...row }: BellItemRow,
  now: number,
): NotificationResponse {
  const item = toNotification(row);
  if (serviceType === null || city === null || startsAt === null || maxBudgetPence === null) return item;
  const isOpen = jobStatus === 'open' && startsAt > now;
  return {
    ...item,
    message: isOpen
      ? jobWords({ serviceType, city, startsAt, maxBudgetPence })
      : `${item.message} This job is no longer open.`,
  };
}
