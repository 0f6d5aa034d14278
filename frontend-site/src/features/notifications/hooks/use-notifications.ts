import { POLL_MS } from '@tidyhearth/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Notification } from '../../../lib/contract';
import { usePollInterval } from '../../../server-state/live/live';
import { GROUPS } from '../../../server-state/query-groups';
import { markAllRead, markRead, notificationQueries } from '../api/notifications';

const LATEST = 30;

/**
 * The bell's list and count. A pushed notification makes both stale, and the server counts: an event and an answer that
 * already contains it are never added up.
 */
export function useNotifications(userId: number, wanted: boolean) {
  const client = useQueryClient();
  const refetchInterval = usePollInterval(POLL_MS.notifications);
  const listQuery = notificationQueries.list(userId, LATEST);
  const countQuery = notificationQueries.unreadCount(userId);
  const list = useQuery({ ...listQuery, enabled: wanted, refetchInterval });
  const count = useQuery({ ...countQuery, refetchInterval });

  const patch = (change: (item: Notification) => Notification, unread: (before: number) => number) => {
    client.setQueryData(listQuery.queryKey, (items) => items?.map(change));
    client.setQueryData(
      countQuery.queryKey,
      (before) => before && { ...before, count: Math.max(0, unread(before.count)) },
    );
  };
  const onError = () => client.invalidateQueries({ queryKey: GROUPS.notifications });

  const read = useMutation({
    mutationFn: ({ id }: Notification) => markRead(id),
    onMutate: ({ id, isRead }) =>
      patch(
        (item) => (item.id === id ? { ...item, isRead: true } : item),
        (before) => before - (isRead ? 0 : 1),
      ),
    onError,
  });
  const readAll = useMutation({
    mutationFn: () => markAllRead(userId),
    onMutate: () =>
      patch(
        (item) => ({ ...item, isRead: true }),
        () => 0,
      ),
    onError,
  });

  return { list, unread: count.data?.count ?? 0, read: read.mutate, readAll: () => readAll.mutate() };
}
