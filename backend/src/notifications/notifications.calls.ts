import { RETENTION_DAYS } from '@tidyhearth/domain';
import type { CallTexts } from '../common/api-call.js';

export const NOTIFICATION_CALLS = {
  listNotifications: {
    summary: 'List your notifications',
    description: `Returns the items of the bell, the newest first, with the ids of what they are about. A new message replaces an unread item about the same conversation. Items are kept for ${RETENTION_DAYS.bellItems} days.`,
    errors: ['FORBIDDEN'],
  },
  countUnreadNotifications: {
    summary: 'Count your unread notifications',
    description: 'Returns the number for the bell’s badge, so that you need not read the list.',
    answer: 'The number',
    errors: ['FORBIDDEN'],
  },
  markNotificationRead: {
    summary: 'Mark a notification as read',
    description:
      'Marks one notification as read. Repeating the call changes nothing. Your other screens get the live event `notifications-read`.',
    answer: 'The notification, marked as read',
    errors: ['NOT_FOUND'],
  },
  markAllNotificationsRead: {
    summary: 'Mark all your notifications as read',
    description:
      'Marks every unread notification as read. Your other screens get the live event `notifications-read`.',
    answer: 'How many were unread before',
    errors: ['FORBIDDEN'],
  },
} as const satisfies Record<string, CallTexts>;
