import { POLL_MS } from '@tidyhearth/domain';
import {
  type InfiniteData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { api, type Page } from '../../../lib/api';
import type { Notification } from '../../../lib/contract';
import { onLiveEvent, usePollInterval } from '../../../server-state/live/live';
import { GROUPS } from '../../../server-state/query-groups';
import { usePages } from '../../../server-state/use-pages';
import { markAllRead, markRead, notificationQueries } from '../api/notifications';

/** How many the bell shows at first. */
export const LATEST = 30;
/** One more shows whether there are older ones. */
const ASKED_FOR = LATEST + 1;
/** The first page contains the latest again. */
const OLDER_PAGE = 2 * LATEST;

/** Adds a pushed item to the lists. An item that a list already contains was counted by the answer that contained it. */
export function addPushed(client: QueryClient, userId: number, pushed: Notification): void {
  if (pushed.userId !== userId) return;
  const lists = client.getQueriesData<Notification[]>({ queryKey: notificationQueries.listsKey(userId) });
  const isKnown = lists.some(([, items]) => items?.some(({ id }) => id === pushed.id));
  if (isKnown) return;
  for (const [queryKey, items] of lists) {
    // The last part of a list's key is its length.
    if (items) client.setQueryData(queryKey, [pushed, ...items].slice(0, Number(queryKey.at(-1))));
  }
  client.setQueryData(
    notificationQueries.unreadCount(userId).queryKey,
    (before) => before && { ...before, count: before.count + (pushed.isRead ? 0 : 1) },
  );
}

/** The number of unread bell items: pushed while the stream is up, polled while it is down. */
export function useUnreadCount(userId: number): number {
  const refetchInterval = usePollInterval(POLL_MS.notifications);
  return useQuery({ ...notificationQueries.unreadCount(userId), refetchInterval }).data?.count ?? 0;
}

/** Adds pushed items to the list and the count. */
export function usePushedNotifications(userId: number): void {
  const client = useQueryClient();
  useEffect(
    () =>
      onLiveEvent(({ name, data }) => {
        if (name === 'notification') addPushed(client, userId, data);
      }),
    [client, userId],
  );
}

/** Requests the bell's list before the component that shows it is loaded. */
export function usePrefetchNotifications(userId: number, isWanted: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (isWanted) void client.prefetchQuery(notificationQueries.list(userId, ASKED_FOR));
  }, [client, userId, isWanted]);
}

/** The bell's list, and functions that mark its items as read. */
export function useNotifications(userId: number) {
  const client = useQueryClient();
  const refetchInterval = usePollInterval(POLL_MS.notifications);
  const listQuery = notificationQueries.list(userId, ASKED_FOR);
  const countQuery = notificationQueries.unreadCount(userId);
  const list = useQuery({ ...listQuery, refetchInterval });

  const patch = (change: (item: Notification) => Notification, unread: (before: number) => number) => {
    client.setQueryData(listQuery.queryKey, (items) => items?.map(change));
    client.setQueryData<InfiniteData<Page<Notification>>>(
      notificationQueries.olderKey(userId),
      (data) =>
        data && { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(change) })) },
    );
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

  return { list, read: read.mutate, readAll: () => readAll.mutate() };
}

/** All bell items, the latest first, page by page once requested. */
export function useOlderNotifications(userId: number, isAsked: boolean) {
  return usePages(
    notificationQueries.olderKey(userId),
    (cursor, signal) =>
      api.page('/api/notifications/{userId}', {
        path: { userId },
        query: { limit: OLDER_PAGE, cursor },
        signal,
      }),
    { enabled: isAsked },
  );
}
