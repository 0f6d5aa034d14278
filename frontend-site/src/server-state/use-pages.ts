import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryKey,
  useInfiniteQuery,
  usePrefetchInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Page } from '../lib/api';
import { useLoadMore } from './use-load-more';

export interface PagedOptions {
  enabled?: boolean;
  staleTime?: number;
  refetchOnMount?: 'always';
  retry?: number;
  refetchOnWindowFocus?: boolean;
  refetchInterval?: number | false;
  refetchIntervalInBackground?: boolean;
}

export interface Paged<Item> {
  /** The pages read so far as one list; undefined until the first has arrived. */
  data: Item[] | undefined;
  /** When the list was last read from the server, in the milliseconds of `Date.now()`. */
  readAt: number;
  isError: boolean;
  /** It has failed before, even if it is being read again. */
  hasFailed: boolean;
  refetch: () => unknown;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  /** Drops the pages after the first. They are read again when they are needed. */
  keepFirst: () => Promise<void>;
}

type LoadPage<Item> = (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Item>>;

const pagesOptions = <Item>(queryKey: QueryKey, load: LoadPage<Item>) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor,
  });

/** Requests the first page before the component that shows it is rendered. */
export const usePrefetchPages = <Item>(
  queryKey: QueryKey,
  load: LoadPage<Item>,
  { retry }: Pick<PagedOptions, 'retry'> = {},
) => usePrefetchInfiniteQuery({ ...pagesOptions(queryKey, load), retry });

/** A list that is read page by page. */
export function usePages<Item>(
  queryKey: QueryKey,
  load: LoadPage<Item>,
  options: PagedOptions = {},
): Paged<Item> {
  const query = useInfiniteQuery({ ...pagesOptions(queryKey, load), ...options });
  const client = useQueryClient();
  const pages = query.data?.pages;
  const more = useLoadMore(queryKey, query.fetchNextPage, query.refetch);
  const data = useMemo(() => pages?.flatMap((page) => page.items), [pages]);
  return {
    data,
    readAt: query.dataUpdatedAt,
    isError: query.isError,
    hasFailed: query.errorUpdateCount > 0,
    refetch: query.isFetchNextPageError ? more.loadMore : query.refetch,
    hasMore: query.hasNextPage,
    isLoadingMore: more.isLoadingMore,
    loadMore: more.loadMore,
    keepFirst: async () => {
      more.forget();
      // The current state, because the last render may not know of a page requested since.
      const state = client.getQueryState<InfiniteData<Page<Item>>>(queryKey);
      const isReading = state !== undefined && state.fetchStatus !== 'idle';
      const isLoadingMore = isReading && state.fetchMeta?.fetchMore?.direction === 'forward';
      if (!isLoadingMore && (state?.data?.pages.length ?? 0) <= 1) return;
      // The pending answer would bring the other pages back.
      if (isReading) await client.cancelQueries({ queryKey });
      client.setQueryData<InfiniteData<Page<Item>>>(
        queryKey,
        (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
      );
      // Written data counts as fresh, but a refetch that was pending, or has failed, is still due.
      if (state?.isInvalidated || (isReading && !isLoadingMore)) void client.invalidateQueries({ queryKey });
    },
  };
}
