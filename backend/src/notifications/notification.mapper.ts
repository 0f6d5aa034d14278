import { isoOf } from '../database/columns.js';
import type { NotificationResponse } from './dto/notification.response.js';
import type { NotificationRow } from './notifications.queries.js';

export function toNotification({ readAt, createdAt, ...row }: NotificationRow): NotificationResponse {
  return { ...row, timestamp: isoOf(createdAt), isRead: readAt !== null };
}
