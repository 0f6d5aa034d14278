import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { useToday } from '../../../lib/use-today';
import { GROUPS } from '../../../server-state/query-groups';

export const PERIODS = ['this-week', 'this-month', 'last-month', 'all-time'] as const;
export type Period = (typeof PERIODS)[number];

const earningsQuery = (cleanerId: number, period: Period, today: string) =>
  queryOptions({
    // Part of the bookings, because these make earnings, and keyed by day, because another week or month may have
    // begun.
    queryKey: [...GROUPS.bookings, 'earnings', cleanerId, period, today],
    queryFn: ({ signal }) =>
      api.get('/api/cleaners/{id}/earnings', { path: { id: cleanerId }, query: { period }, signal }),
    placeholderData: (previous) => previous,
  });

export const useEarnings = (cleanerId: number, period: Period) =>
  useQuery(earningsQuery(cleanerId, period, useToday()));
