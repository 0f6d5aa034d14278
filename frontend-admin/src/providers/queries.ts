import { useQuery } from '@tanstack/react-query';
import { FreshQueryClient } from '@tidyhearth/api-client/query';
import { useDataProvider } from 'react-admin';
import { statusOf } from '../api/http';
import type { ConsoleDataProvider } from './dataProvider';
import type { ResourceName } from './resources';

/** A server that is restarting or out of reach is asked once more; a refusal is an answer. */
function isWorthAnotherTry(failures: number, error: unknown): boolean {
  return failures === 0 && [0, 502, 503, 504].includes(statusOf(error));
}

export const queryClient = new FreshQueryClient({
  defaultOptions: { queries: { retry: isWorthAnotherTry, refetchOnWindowFocus: true } },
});

/** What a query's key begins with: the resource, or the figures it holds. */
export type QueryRoot = ResourceName | 'stats' | 'activity' | 'security';

/** Fetches again what is shown of these, and marks the rest of them as old. */
export async function refetch(roots: readonly QueryRoot[]): Promise<void> {
  await Promise.all(roots.map((root) => queryClient.invalidateQueries({ queryKey: [root] })));
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
