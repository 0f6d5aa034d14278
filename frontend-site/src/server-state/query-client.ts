import type { Query } from '@tanstack/react-query';
import { FreshQueryClient } from '@tidyhearth/api-client/query';
import { currentUser, onUserChange } from '../lib/session';
import { READ_BY_VISITORS } from './query-groups';

/** Data that is shown but could not be refetched. */
export const isOutdated = ({ state }: Query) => state.status === 'error' && state.data !== undefined;

/**
 * Cached data counts as fresh until something invalidates it: the live stream, the user's own action, or a page's own
 * rule.
 */
export const queryClient = new FreshQueryClient({
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      // Nothing else would refetch it before the next change.
      refetchOnWindowFocus: (query) => (isOutdated(query) ? 'always' : false),
      refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
      retry: false,
      // Offline it fails at once and says so, where the library would wait without a word.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/**
 * Removes all data of the previous user. `clear()` would leave it on the pages that are shown, and would not refetch
 * anything.
 */
function startAnew() {
  queryClient.getMutationCache().clear();
  for (const query of queryClient.getQueryCache().getAll()) query.reset();
  // Later, so that pages of the previous user are gone and not refetched. After a sign-out, a work area may still be
  // mounted while the code of the next page is fetched.
  setTimeout(() => {
    for (const queryKey of currentUser() ? [[]] : READ_BY_VISITORS)
      void queryClient.refetchQueries({
        queryKey,
        type: 'active',
        predicate: ({ state }) => state.data === undefined,
      });
  });
}

onUserChange(() => {
  queryClient.removeQueries({ type: 'inactive' });
  if (currentUser()) startAnew();
  // A signed-in user may see the visitors' data until it has been refetched, so that a list keeps its length.
  else void queryClient.invalidateQueries();
});
