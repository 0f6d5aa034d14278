import { hashKey, type InfiniteData, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Page } from '../lib/api';

type Read = (options: { cancelRefetch: boolean }) => Promise<unknown>;

interface LoadMore {
  /** True from the request for more until it has arrived, failed or been cancelled. */
  isLoadingMore: boolean;
  loadMore: () => void;
  /** Cancels the request for more. */
  forget: () => void;
}

/**
 * Reads the next page. If a refetch is pending or has failed, it comes first, because the answer with the next page
 * would count as that of the refetch, and changes would go unnoticed.
 */
export function useLoadMore(queryKey: QueryKey, fetchNextPage: Read, refetch: Read): LoadMore {
  const client = useQueryClient();
  const hash = hashKey(queryKey);
  const wanted = useRef<object>(undefined);
  const [wantedOf, setWantedOf] = useState<string>();
  const forget = useCallback(() => {
    wanted.current = undefined;
    setWantedOf(undefined);
  }, []);
  useEffect(() => forget, [hash, forget]);

  const loadMore = useCallback(() => {
    if (wanted.current) return;
    const own = {};
    wanted.current = own;
    setWantedOf(hash);
    const stateNow = () =>
      client.getQueryCache().get<unknown, Error, InfiniteData<Page<unknown>>>(hash)?.state;
    const readOn = async () => {
      let state = stateNow();
      const pagesBefore = state?.data?.pages.length ?? 0;
      while (state && wanted.current === own) {
        const isNextPageLast = state.fetchMeta?.fetchMore?.direction === 'forward';
        const isRefetchDue = state.fetchStatus !== 'idle' || (state.isInvalidated && !isNextPageLast);
        // Waits for whatever is pending. It may be a refetch that has replaced the next page.
        await (isRefetchDue ? refetch : fetchNextPage)({ cancelRefetch: false });
        state = stateNow();
        const pages = state?.data?.pages ?? [];
        const isMore = pages.at(-1)?.nextCursor !== undefined;
        if (state?.status !== 'success' || !isMore || pages.length > pagesBefore) break;
      }
      if (wanted.current === own) forget();
    };
    void readOn();
  }, [client, hash, fetchNextPage, refetch, forget]);

  return { isLoadingMore: wantedOf === hash, loadMore, forget };
}
