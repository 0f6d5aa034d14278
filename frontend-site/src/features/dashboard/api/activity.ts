import { useQuery } from '@tanstack/react-query';
import { POLL_MS } from '@tidyhearth/domain';
import { api } from '../../../lib/api';
import { usePollInterval } from '../../../lib/live';
import { keys } from './keys';

const LOOKED_AT = 50;

/** The latest bell items: they know of news that no list carries a time for, such as an application on an own job. */
export function useRecentNotifications(userId: number) {
  const refetchInterval = usePollInterval(POLL_MS.notifications);
  return useQuery({
    queryKey: keys.recentNotifications(userId),
    queryFn: ({ signal }) =>
      api.get('/api/notifications/{userId}', { path: { userId }, query: { limit: LOOKED_AT }, signal }),
    refetchInterval,
  });
}
