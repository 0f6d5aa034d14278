import { onlineManager, QueryObserver, useQuery } from '@tanstack/react-query';
import { FreshQueryClient } from '@tidyhearth/api-client/query';
import { useDataProvider } from 'react-admin';
import { statusOf } from '../api/http';
import type { ConsoleDataProvider } from './dataProvider';
import type { ResourceName } from './resources';

/** Retries once if the server does not respond or is unavailable, but not offline. Any other error is final. */
function isWorthAnotherTry(failures: number, error: unknown): boolean {
  return failures === 0 && onlineManager.isOnline() && [0, 502, 503, 504].includes(statusOf(error));
}

export const queryClient = new FreshQueryClient({
  defaultOptions: {
    queries: {
      retry: isWorthAnotherTry,
      refetchOnWindowFocus: true,
      // Offline it fails at once and says so, where the library would wait without a word.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
  },
});

// There are no permissions (authProvider). Without initial data, react-admin renders everything twice: while it asks
// and once it knows.
queryClient.setQueryDefaults(['auth', 'getPermissions'], { initialData: null });

/** The first element of a query key: a resource or a kind of figures. */
export type QueryRoot = ResourceName | 'webhook-deliveries' | 'stats' | 'activity' | 'security';

/** Refetches the mounted queries with these roots and marks the others as stale. */
export async function refetch(roots: readonly QueryRoot[]): Promise<void> {
  await Promise.all(roots.map((root) => queryClient.invalidateQueries({ queryKey: [root] })));
}

/**
 * Keeps all fetched data in the cache without refetching, until the returned function is called. Nobody sees it in the
 * meantime, but it will be shown again.
 */
export function keepFetched(): () => void {
  const kept = queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => new QueryObserver(queryClient, { queryKey, enabled: false }));
  const stops = kept.map((observer) => observer.subscribe(() => undefined));
  return () => stops.forEach((stop) => stop());
}

export function useVerbs(): ConsoleDataProvider {
  return useDataProvider<ConsoleDataProvider>();
}

export function useStats() {
  const { stats } = useVerbs();
  return useQuery({ queryKey: ['stats'], queryFn: ({ signal }) => stats(signal) });
}

export function useActivity(days: number) {
  const { activity } = useVerbs();
  return useQuery({ queryKey: ['activity', days], queryFn: ({ signal }) => activity(days, signal) });
}

export function useSecurity() {
  const { security } = useVerbs();
  return useQuery({ queryKey: ['security'], queryFn: ({ signal }) => security(signal) });
}

/** Never refetched: each call leaves an entry in the audit log. */
export function useCaseThread(caseId: number) {
  const { caseThread } = useVerbs();
  return useQuery({
    queryKey: ['case-threads', caseId],
    queryFn: ({ signal }) => caseThread(caseId, signal),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
}
