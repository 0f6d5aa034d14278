import { POLL_MS } from '@tidyhearth/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Notification } from '../../../lib/contract';
import { useLive, usePollInterval } from '../../../lib/live';
import {
  getNotifications,
  getUnreadCount,
  markAllRead,
  markRead,
  notificationsKey,
  unreadCountKey,
} from '../api/notifications';

interface Count {
  count: number;
}

/** The bell's list and count: pushed while the stream is up, asked for at intervals while it is down. */
export function useNotifications(userId: number, wanted: boolean) {
  const client = useQueryClient();
  const listKey = notificationsKey(userId);
  const countKey = unreadCountKey(userId);
  const refetchInterval = usePollInterval(POLL_MS.notifications);
  const list = useQuery({
    queryKey: listKey,
    queryFn: () => getNotifications(userId),
    enabled: wanted,
    refetchInterval,
  });
  const count = useQuery({ queryKey: countKey, queryFn: () => getUnreadCount(userId), refetchInterval });

  const patch = (change: (items: Notification[]) => Notification[], unread: (before: number) => number) => {
    client.setQueryData<Notification[]>(listKey, (items) => items && change(items));
    client.setQueryData<Count>(countKey, (before) => before && { count: Math.max(0, unread(before.count)) });
  };
  const askAgain = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: listKey }),
      client.invalidateQueries({ queryKey: countKey }),
    ]);

  useLive('notification', (fresh) => {
    if (fresh.userId !== userId) return;
    patch(
      (items) => [fresh, ...items.filter(({ id }) => id !== fresh.id)],
      (before) => before + (fresh.isRead ? 0 : 1),
    );
  });

  useLive('notifications-read', () => void askAgain());

  const read = useMutation({
    mutationFn: ({ id }: Notification) => markRead(id),
    onMutate: ({ id, isRead }) =>
      patch(
        (items) => items.map((item) => (item.id === id ? { ...item, isRead: true } : item)),
        (before) => before - (isRead ? 0 : 1),
      ),
    onError: askAgain,
  });
  const readAll = useMutation({
    mutationFn: () => markAllRead(userId),
    onMutate: () =>
      patch(
        (items) => items.map((item) => ({ ...item, isRead: true })),
        () => 0,
      ),
    onError: askAgain,
  });

  return { list, unread: count.data?.count ?? 0, read: read.mutate, readAll: () => readAll.mutate() };
}
