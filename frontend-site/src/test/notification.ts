import type { Notification } from '../lib/contract';

/** An unread item that leads nowhere. */
export const notification = (id: number): Notification => ({
  id,
  userId: 1,
  type: 'other',
  title: `News ${id}.`,
  message: '',
  timestamp: '2026-11-22T09:00:00.000Z',
  isRead: false,
  bookingId: null,
  postingId: null,
  applicationId: null,
  conversationId: null,
});
