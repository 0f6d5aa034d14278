import { useQuery } from '@tanstack/react-query';
import { getCleaner, getCustomerReviews } from '../api/cleaner-profile';

export const cleanerKey = (id: number) => ['/api/cleaners/{id}', id];

/** Asked for anew each time a profile opens. */
export function useCleaner(id: number, enabled = true) {
  return useQuery({
    queryKey: cleanerKey(id),
    queryFn: () => getCleaner(id),
    enabled,
    staleTime: 0,
    refetchOnMount: 'always',
  });
}

export function useCustomerReviews(userId: number | undefined) {
  return useQuery({
    queryKey: ['/api/reviews/reviewee/{userId}', userId],
    queryFn: () => getCustomerReviews(userId ?? 0),
    enabled: userId !== undefined,
    staleTime: 0,
    refetchOnMount: 'always',
  });
}
