import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLive, useLiveUp } from '../../../lib/live';
import { keys } from '../api/keys';

/**
 * What the server says has changed is read again, so that nobody needs to reload to see the other side's step. A
 * cleaner's profile carries the next free time, which bookings move, and the rating, which reviews do.
 */
export function useLiveRefresh(): void {
  const client = useQueryClient();
  const stale = (...groups: QueryKey[]) => {
    for (const queryKey of groups) void client.invalidateQueries({ queryKey });
  };
  useLive('booking', () => stale(keys.bookings, keys.cleanerProfiles));
  useLive('message', () => stale(keys.messages));
  useLive('posting', () => stale(keys.postings));
  useLive('application', () => stale(keys.applications, keys.postings));
  useLive('notification', ({ type }) => {
    stale(keys.notifications);
    if (type === 'review') stale(keys.cleanerProfiles);
  });
  useCatchUp(() =>
    stale(
      keys.bookings,
      keys.messages,
      keys.postings,
      keys.applications,
      keys.notifications,
      keys.cleanerProfiles,
    ),
  );
}

/** What was missed while the stream was down is fetched when it is back. */
function useCatchUp(refresh: () => void): void {
  const up = useLiveUp();
  const wasUp = useRef(false);
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => {
    if (up && wasUp.current === false) latest.current();
    wasUp.current = up;
  }, [up]);
}
