import { FreshQueryClient } from '@tidyhearth/api-client/query';
import { onUserChange } from '../lib/session';

/** Cached data counts as fresh until something invalidates it: the live stream, an own action, or a screen's own rule. */
export const queryClient = new FreshQueryClient({
  defaultOptions: {
    queries: { staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false, retry: false },
    // Offline it fails at once and says so, where the library would wait without a word.
    mutations: { retry: false, networkMode: 'always' },
  },
});

onUserChange(() => queryClient.clear());
