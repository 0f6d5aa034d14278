import { isDate } from '@tidyhearth/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { GROUPS } from '../../../server-state/query-groups';

/** For a new booking of a cleaner, or for moving a booking: its own time does not stand in its way. */
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
    // Asked each time a date is chosen: someone else may have been quicker.
    staleTime: 0,
    refetchOnMount: 'always',
  });

export const useFreeStarts = (target: StartsFor, date: string) => useQuery(freeStartsQuery(target, date));
