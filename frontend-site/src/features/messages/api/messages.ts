import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MAX_PAGE_SIZE, POLL_MS, TOASTS } from '@tidyhearth/domain';
import { useEffect, useRef } from 'react';
import { api } from '../../../lib/api';
import { useDocumentVisible } from '../../../lib/use-document-visible';
import { usePollInterval } from '../../../server-state/live/live';
import { GROUPS } from '../../../server-state/query-groups';
import { usePages } from '../../../server-state/use-pages';
import type { SubmitOptions } from '../../../lib/submit/use-submit';
import { withSignIn } from '../../../lib/submit/with-sign-in';
import { useSave } from '../../../server-state/use-save';
import { messageKeys, type NewMessage } from '../message-keys';

const THREAD_PAGE = 50;

const messageQueries = {
  conversationsKey: (userId: number) => [...GROUPS.messages, 'conversations', userId] as const,
  threadKey: (userId: number, otherUserId: number) =>
    [...GROUPS.messages, 'thread', userId, otherUserId] as const,
};

/** All conversations, starting with the one with the latest message. */
export function useConversations(userId: number) {
  const refetchInterval = usePollInterval(POLL_MS.conversations);
  return usePages(
    messageQueries.conversationsKey(userId),
    (cursor, signal) =>
      api.page('/api/messages/conversations/{userId}', {
        path: { userId },
        query: { limit: MAX_PAGE_SIZE, cursor },
        signal,
      }),
    { refetchInterval },
  );
}

export function useThread(userId: number, otherUserId: number) {
  const refetchInterval = usePollInterval(POLL_MS.thread);
  return usePages(
    messageQueries.threadKey(userId, otherUserId),
    (cursor, signal) =>
      api.page('/api/messages/conversation/{userId}/{otherUserId}', {
        path: { userId, otherUserId },
        query: { limit: THREAD_PAGE, cursor },
        signal,
      }),
    { refetchInterval, refetchIntervalInBackground: true },
  );
}

/** Whether somebody who is not in the list can be written to. */
export const useContact = (userId: number, otherUserId: number, enabled: boolean) =>
  useQuery({
    queryKey: [...GROUPS.messages, 'contact', userId, otherUserId],
    queryFn: ({ signal }) =>
      api.get('/api/messages/contact/{userId}/{otherUserId}', { path: { userId, otherUserId }, signal }),
    enabled,
  });

export function useSendMessage(options: Pick<SubmitOptions<NewMessage, unknown>, 'done' | 'onDone'> = {}) {
  return useSave({
    send: withSignIn((message: NewMessage, idempotencyKey) =>
      api.post('/api/messages', { body: { ...message, isRead: false }, idempotencyKey }),
    ),
    keys: messageKeys,
    failed: TOASTS.messageFailed,
    stale: [GROUPS.messages],
    ...options,
  });
}

/**
 * Tells the server that received messages have been seen; in a hidden tab they haven't. Until the server has answered,
 * each refetch of the thread and each return to the tab repeats the call, because it may be lost or hang for half a
 * minute.
 */
export function useMarkRead(
  userId: number,
  otherUserId: number,
  { lastUnreadId, readAt }: { lastUnreadId: number | undefined; readAt: number },
) {
  const client = useQueryClient();
  const visible = useDocumentVisible();
  const toldId = useRef<number>(undefined);
  useEffect(() => {
    if (lastUnreadId === undefined || !visible || toldId.current === lastUnreadId) return;
    const path = { userId, otherUserId };
    api
      .post('/api/messages/conversation/{userId}/{otherUserId}/read', { path })
      .then(() => {
        toldId.current = lastUnreadId;
        return client.invalidateQueries({ queryKey: GROUPS.messages });
      })
      .catch(() => undefined);
  }, [client, userId, otherUserId, lastUnreadId, readAt, visible]);
}
