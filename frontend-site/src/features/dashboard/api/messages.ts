import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MAX_PAGE_SIZE, POLL_MS, TOASTS } from '@tidyhearth/domain';
import { useEffect } from 'react';
import { api } from '../../../lib/api';
import { useIdempotencyKey } from '../../../lib/form';
import { usePollInterval } from '../../../lib/live';
import { toastRefusal } from './refusal';
import { keys } from './keys';
import { usePages } from './use-pages';

const THREAD_PAGE = 50;

export function useConversations(userId: number) {
  const refetchInterval = usePollInterval(POLL_MS.conversations);
  return useQuery({
    queryKey: keys.conversations(userId),
    queryFn: ({ signal }) =>
      api.get('/api/messages/conversations/{userId}', {
        path: { userId },
        query: { limit: MAX_PAGE_SIZE },
        signal,
      }),
    refetchInterval,
  });
}

export function useThread(userId: number, otherUserId: number) {
  const refetchInterval = usePollInterval(POLL_MS.thread);
  return usePages(
    keys.thread(userId, otherUserId),
    (cursor, signal) =>
      api.page('/api/messages/conversation/{userId}/{otherUserId}', {
        path: { userId, otherUserId },
        query: { limit: THREAD_PAGE, cursor },
        signal,
      }),
    { refetchInterval, refetchIntervalInBackground: true },
  );
}

export interface NewMessage {
  senderId: number;
  receiverId: number;
  bookingId: number | null;
  content: string;
}

export function useSendMessage() {
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: (message: NewMessage & { attempt: number }) => {
      const { attempt, ...rest } = message;
      const body = { ...rest, isRead: false };
      return api.post('/api/messages', { body, idempotencyKey: keyFor({ ...body, attempt }) });
    },
    onError: (error) => toastRefusal(TOASTS.messageFailed, error),
    onSettled: () => client.invalidateQueries({ queryKey: keys.messages }),
  });
}

/** Tells the server that what was received has been seen, once for every new arrival. */
export function useMarkRead(userId: number, otherUserId: number, lastUnreadId: number | undefined) {
  const client = useQueryClient();
  useEffect(() => {
    if (lastUnreadId === undefined) return;
    const path = { userId, otherUserId };
    api
      .post('/api/messages/conversation/{userId}/{otherUserId}/read', { path })
      .then(() => client.invalidateQueries({ queryKey: keys.messages }))
      .catch(() => undefined);
  }, [client, userId, otherUserId, lastUnreadId]);
}
