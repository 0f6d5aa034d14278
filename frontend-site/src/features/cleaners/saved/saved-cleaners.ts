import { queryOptions, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { useUser } from '../../../lib/session';
import { toastRefusal } from '../../../lib/submit/toast-refusal';
import { GROUPS } from '../../../server-state/query-groups';
import { usePages, usePrefetchPages } from '../../../server-state/use-pages';
import { TEXTS } from './saved.texts';

const PAGE_SIZE = 6;
const SAVING = ['saving-cleaners'];
const LIST = [...GROUPS.savedCleaners, 'list'] as const;

interface Change {
  cleanerId: number;
  isSaved: boolean;
}

/** One request for all hearts of a page. */
const idsQuery = queryOptions({
  queryKey: [...GROUPS.savedCleaners, 'ids'],
  queryFn: async ({ signal }) => (await api.get('/api/saved-cleaners/ids', { signal })).cleanerIds,
});

/** Whether a cleaner is saved, including presses that are still being sent. */
export function useIsSaved(cleanerId: number): boolean {
  const user = useUser();
  const { data } = useQuery({ ...idsQuery, enabled: user?.userType === 'customer' });
  const underWay = useMutationState({
    filters: { mutationKey: SAVING, status: 'pending' },
    select: ({ state }) => state.variables as Change,
  });
  const last = underWay.findLast((change) => change.cleanerId === cleanerId);
  return last?.isSaved ?? data?.includes(cleanerId) ?? false;
}

/** Presses are sent one after the other, so that the last one wins. */
export function useSaveCleaner() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: SAVING,
    scope: { id: 'saved-cleaners' },
    mutationFn: ({ cleanerId, isSaved }: Change) => {
      const path = { cleanerId };
      return isSaved
        ? api.put('/api/saved-cleaners/{cleanerId}', { path })
        : api.delete('/api/saved-cleaners/{cleanerId}', { path });
    },
    onSuccess: (_, { cleanerId, isSaved }) => {
      client.setQueryData(
        idsQuery.queryKey,
        (ids) => ids && [...ids.filter((id) => id !== cleanerId), ...(isSaved ? [cleanerId] : [])],
      );
      // An open list keeps its cards, so that a heart pressed by mistake can be pressed again.
      return client.invalidateQueries({ queryKey: LIST, refetchType: 'none' });
    },
    // Only the answer may have been lost.
    onError: (error) => {
      toastRefusal(TEXTS.failed, error);
      return client.invalidateQueries({ queryKey: idsQuery.queryKey });
    },
  });
}

const loadPage = (cursor: string | undefined, signal: AbortSignal) =>
  api.page('/api/saved-cleaners', { query: { limit: PAGE_SIZE, cursor }, signal });

export const useSavedCleaners = () => usePages(LIST, loadPage);

/** Requests them before the component that shows them is rendered. */
export const usePrefetchSavedCleaners = () => usePrefetchPages(LIST, loadPage);
