import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { GROUPS } from '../../../server-state/query-groups';

const configQuery = queryOptions({
  queryKey: GROUPS.config,
  queryFn: ({ signal }) => api.get('/api/config', { signal }),
});

export function useBookingFee(): string {
  const { data } = useQuery(configQuery);
  return data?.bookingFee ?? '0.00';
}
