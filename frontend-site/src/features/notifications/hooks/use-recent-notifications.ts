import { useQuery } from '@tanstack/react-query';
import { POLL_MS } from '@tidyhearth/domain';
import { usePollInterval } from '../../../server-state/live/live';
import { notificationQueries } from '../api/notifications';

const LOOKED_AT = 50;

/** The latest bell items: they know of news that no list carries a time for, such as an application on an own job. */
export function useRecentNotifications(userId: number) {
  const refetchInterval = usePollInterval(POLL_MS.notifications);
  return useQuery({ ...notificationQueries.list(userId, LOOKED_AT), refetchInterval });
}
