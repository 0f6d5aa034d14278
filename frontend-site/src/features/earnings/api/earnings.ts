import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { GROUPS } from '../../../server-state/query-groups';

export const PERIODS = ['this-week', 'this-month', 'last-month', 'all-time'] as const;
export type Period = (typeof PERIODS)[number];

const earningsQuery = (cleanerId: number, period: Period) =>
  queryOptions({
    // Bookings make earnings.
    queryKey: [...GROUPS.bookings, 'earnings', cleanerId, period],
    queryFn: ({ signal }) =>
      api.get('/api/cleaners/{id}/earnings', { path: { id: cleanerId }, query: { period }, signal }),
    placeholderData: (previous) => previous,
  });

export const useEarnings = (cleanerId: number, period: Period) => useQuery(earningsQuery(cleanerId, period));
