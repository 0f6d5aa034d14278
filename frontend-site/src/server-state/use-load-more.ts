import { hashKey, type InfiniteData, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Page } from '../lib/api';

type Read = (options: { cancelRefetch: boolean }) => Promise<unknown>;

interface LoadMore {
  /** From when more is asked for until it is there, has failed or is no longer wanted. */
  isLoadingMore: boolean;
  loadMore: () => void;
  /** What was asked for is no longer wanted. */
  forget: () => void;
}

/**
 * Reads the next page. Read in place of a refetch that is under way, or has failed, its answer would count as that of the
 * refetch, and what has changed would stay unseen: so the refetch comes first.
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
        // What is under way is waited for. It may be a refetch that has taken the place of the next page.
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
