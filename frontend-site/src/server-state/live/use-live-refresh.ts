import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { GROUPS } from '../query-groups';
import { type LiveEvents, onLiveEvent, useLiveUp } from './live';

/** What each pushed event makes stale. */
const STALE: { [Name in keyof LiveEvents]: (data: LiveEvents[Name]) => QueryKey[] } = {
  // A cleaner's profile carries the next free time, which bookings move, and the rating, which reviews do.
  booking: () => [GROUPS.bookings, GROUPS.cleanersByUser],
  message: () => [GROUPS.messages],
  posting: () => [GROUPS.postings],
  application: () => [GROUPS.applications, GROUPS.postings],
  notification: ({ type }) =>
    type === 'review' ? [GROUPS.notifications, GROUPS.cleanersByUser] : [GROUPS.notifications],
  'notifications-read': () => [GROUPS.notifications],
};

const ALL: QueryKey[] = [
  GROUPS.applications,
  GROUPS.bookings,
  GROUPS.cleanersByUser,
  GROUPS.messages,
  GROUPS.notifications,
  GROUPS.postings,
];

/** Reads again what the server says has changed, and everything that may have changed while the stream was down. */
export function useLiveRefresh(): void {
  const client = useQueryClient();
  const up = useLiveUp();
  const wasUp = useRef(false);
  useEffect(
    () =>
      onLiveEvent((name, data) => {
        for (const queryKey of STALE[name](data)) void client.invalidateQueries({ queryKey });
      }),
    [client],
  );
  useEffect(() => {
    if (up && !wasUp.current) for (const queryKey of ALL) void client.invalidateQueries({ queryKey });
    wasUp.current = up;
  }, [client, up]);
}
