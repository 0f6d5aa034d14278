import { RETENTION_DAYS } from '@tidyhearth/domain';
import type { CallTexts } from '../common/api-call.js';

export const NOTIFICATION_CALLS = {
  listNotifications: {
    summary: 'List own notifications, newest first',
    description: `What the bell shows: what happened that concerns the caller, with the ids of what it is about. A message takes the place of an unread item about the same conversation. Kept for ${RETENTION_DAYS.bellItems} days.`,
    errors: ['FORBIDDEN'],
  },
  countUnreadNotifications: {
    summary: 'Count own unread notifications',
    description: 'For the bell’s badge, without reading the list.',
    answer: 'The number',
    errors: ['FORBIDDEN'],
  },
  markNotificationRead: {
    summary: 'Mark a notification as read',
    description:
      'Marks one; doing it twice changes nothing. The caller’s other screens get the live event `notifications-read`.',
    answer: 'The notification, read',
    errors: ['NOT_FOUND'],
  },
  markAllNotificationsRead: {
    summary: 'Mark all own notifications as read',
    description:
      'Marks all that is unread. The caller’s other screens get the live event `notifications-read`.',
    answer: 'How many were unread before',
    errors: ['FORBIDDEN'],
  },
} as const satisfies Record<string, CallTexts>;
