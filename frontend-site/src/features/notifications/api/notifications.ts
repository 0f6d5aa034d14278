import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { GROUPS } from '../../../server-state/query-groups';

export const notificationQueries = {
  listsKey: (userId: number) => [...GROUPS.notifications, 'list', userId] as const,

  list: (userId: number, limit: number) =>
    queryOptions({
      queryKey: [...GROUPS.notifications, 'list', userId, limit],
      queryFn: ({ signal }) =>
        api.get('/api/notifications/{userId}', { path: { userId }, query: { limit }, signal }),
    }),
  olderKey: (userId: number) => [...GROUPS.notifications, 'older', userId] as const,

  unreadCount: (userId: number) =>
    queryOptions({
      queryKey: [...GROUPS.notifications, 'unread-count', userId],
      queryFn: ({ signal }) =>
        api.get('/api/notifications/{userId}/unread-count', { path: { userId }, signal }),
    }),
};

export const markRead = (id: number) => api.patch('/api/notifications/{id}/read', { path: { id } });

export const markAllRead = (userId: number) =>
  api.post('/api/notifications/{userId}/read-all', { path: { userId } });
