import { isDate } from '@tidyhearth/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { GROUPS } from '../../../server-state/query-groups';

/** For a new booking with a cleaner, or for moving a booking, whose own time counts as free. */
export type StartsFor = { cleanerId: number } | { bookingId: number };

/** The free starts of one day. */
const freeStartsQuery = (target: StartsFor, date: string) =>
  queryOptions({
    queryKey: [...GROUPS.bookings, 'free-starts', target, date],
    queryFn: async ({ signal }) => {
      const query = { from: date, to: date };
      const days =
        'bookingId' in target
          ? await api.get('/api/bookings/{id}/slots', { path: { id: target.bookingId }, query, signal })
          : await api.get('/api/cleaners/{id}/slots', { path: { id: target.cleanerId }, query, signal });
      return days.find((day) => day.date === date)?.starts ?? [];
    },
    enabled: isDate(date),
    // Refetched each time a date is chosen, because somebody else may have taken a start.
    staleTime: 0,
    refetchOnMount: 'always',
  });

export const useFreeStarts = (target: StartsFor, date: string) => useQuery(freeStartsQuery(target, date));
