import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { GROUPS } from '../../../server-state/query-groups';
import { searchCleaners } from '../api/search-cleaners';
import type { SearchFilters } from '../search-filters';

export const cleanerSearchKey = (filters: SearchFilters) => [...GROUPS.cleaners, 'search', filters];

export function useCleanerSearch(filters: SearchFilters, enabled = true) {
  return useInfiniteQuery({
    queryKey: cleanerSearchKey(filters),
    queryFn: ({ pageParam, signal }) => searchCleaners(filters, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled,
    placeholderData: keepPreviousData,
  });
}
