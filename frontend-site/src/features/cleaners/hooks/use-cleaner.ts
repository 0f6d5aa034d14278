import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { GROUPS } from '../../../server-state/query-groups';

export const cleanerQuery = (id: number) =>
  queryOptions({
    queryKey: [...GROUPS.cleaners, 'profile', id],
    queryFn: ({ signal }) => api.get('/api/cleaners/{id}', { path: { id }, signal }),
    // Asked for anew each time a profile opens.
    staleTime: 0,
    refetchOnMount: 'always',
  });

export const useCleaner = (id: number, enabled = true) => useQuery({ ...cleanerQuery(id), enabled });
