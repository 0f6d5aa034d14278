import { isDate } from '@tidyhearth/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { GROUPS } from '../../../server-state/query-groups';

/** The free starts of one day. */
export const freeStartsQuery = (cleanerId: number, date: string) =>
  queryOptions({
    queryKey: [...GROUPS.bookings, 'free-starts', cleanerId, date],
    queryFn: async ({ signal }) => {
      const days = await api.get('/api/cleaners/{id}/slots', {
        path: { id: cleanerId },
        query: { from: date, to: date },
        signal,
      });
      return days.find((day) => day.date === date)?.starts ?? [];
    },
    enabled: isDate(date),
    // Asked each time a date is chosen: someone else may have been quicker.
    staleTime: 0,
    refetchOnMount: 'always',
  });

export const useFreeStarts = (cleanerId: number, date: string) => useQuery(freeStartsQuery(cleanerId, date));
