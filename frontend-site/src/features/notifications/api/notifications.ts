import { api } from '../../../lib/api';

const LATEST = 30;

export const notificationsKey = (userId: number) => ['/api/notifications/{userId}', userId] as const;
export const unreadCountKey = (userId: number) =>
  ['/api/notifications/{userId}/unread-count', userId] as const;

export const getNotifications = (userId: number) =>
  api.get('/api/notifications/{userId}', { path: { userId }, query: { limit: LATEST } });

export const getUnreadCount = (userId: number) =>
  api.get('/api/notifications/{userId}/unread-count', { path: { userId } });

export const markRead = (id: number) => api.patch('/api/notifications/{id}/read', { path: { id } });

export const markAllRead = (userId: number) =>
  api.post('/api/notifications/{userId}/read-all', { path: { userId } });
