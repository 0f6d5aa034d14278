import { useQuery } from '@tanstack/react-query';
import { POLL_MS } from '@tidyhearth/domain';
import { usePollInterval } from '../../../server-state/live/live';
import { notificationQueries } from '../api/notifications';

const LOOKED_AT = 50;

/** The latest bell items. They include news for which no list has a time, such as a bid on an own posting. */
export function useRecentNotifications(userId: number) {
  const refetchInterval = usePollInterval(POLL_MS.notifications);
  return useQuery({ ...notificationQueries.list(userId, LOOKED_AT), refetchInterval });
}
