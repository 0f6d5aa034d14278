import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { isApiError } from '../../../lib/api-error';
import { GROUPS } from '../../../server-state/query-groups';

export const cleanerQuery = (id: number) =>
  queryOptions({
    queryKey: [...GROUPS.cleaners, 'profile', id],
    queryFn: ({ signal }) => api.get('/api/cleaners/{id}', { path: { id }, signal }),
    // Refetched each time a profile opens.
    staleTime: 0,
    refetchOnMount: 'always',
  });

export const useCleaner = (id: number, enabled = true) => useQuery({ ...cleanerQuery(id), enabled });

/** Visitors can't read about the cleaner any more. Whatever else went wrong may be over at the next try. */
export const isGone = (error: unknown) => isApiError(error, 'NOT_FOUND');
