import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Page } from '../lib/api';

export interface PagedOptions {
  enabled?: boolean;
  staleTime?: number;
  retry?: number;
  refetchOnWindowFocus?: boolean;
  refetchInterval?: number | false;
  refetchIntervalInBackground?: boolean;
}

export interface Paged<Item> {
  /** The pages read so far as one list; undefined until the first has come. */
  data: Item[] | undefined;
  /** When the list was last read from the server, in the milliseconds of `Date.now()`. */
  readAt: number;
  isError: boolean;
  refetch: () => unknown;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
}

/** A list that the server answers page by page. */
export function usePages<Item>(
  queryKey: QueryKey,
  load: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Item>>,
  options: PagedOptions = {},
): Paged<Item> {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
    ...options,
  });
  const pages = query.data?.pages;
  const data = useMemo(() => pages?.flatMap((page) => page.items), [pages]);
  return {
    data,
    readAt: query.dataUpdatedAt,
    isError: query.isError,
    refetch: query.isFetchNextPageError ? query.fetchNextPage : query.refetch,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
  };
}
