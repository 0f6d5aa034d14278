import type { Query } from '@tanstack/react-query';
import { FreshQueryClient } from '@tidyhearth/api-client/query';
import { currentUser, onUserChange } from '../lib/session';

/** What is shown, and could not be read again. */
export const isOutdated = ({ state }: Query) => state.status === 'error' && state.data !== undefined;

/** Cached data counts as fresh until something invalidates it: the live stream, an own action, or a screen's own rule. */
export const queryClient = new FreshQueryClient({
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      // Nothing else reads it until the next change.
      refetchOnWindowFocus: (query) => (isOutdated(query) ? 'always' : false),
      refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
      retry: false,
      // Offline it fails at once and says so, where the library would wait without a word.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Nothing of the person who was here stays. `clear()` would leave it on the screens that are shown, and read nothing anew. */
function startAnew() {
  queryClient.getMutationCache().clear();
  for (const query of queryClient.getQueryCache().getAll()) query.reset();
  // Not for the screens of who has left, which go first.
  setTimeout(() => {
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.data === undefined });
  });
}

onUserChange(() => {
  queryClient.removeQueries({ type: 'inactive' });
  if (currentUser()) startAnew();
  // What visitors see may be shown until it has been read as the person who has signed in: a list stays as long as it was.
  else void queryClient.invalidateQueries();
});
