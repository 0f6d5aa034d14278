import { PROFILE_REVIEWS } from '@tidyhearth/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { GROUPS } from '../../../server-state/query-groups';

/** The latest reviews that customers wrote of this person, asked for anew each time a profile opens. */
const customerReviewsQuery = (userId: number) =>
  queryOptions({
    queryKey: [...GROUPS.reviews, 'of-cleaner', userId],
    queryFn: async ({ signal }) => {
      const reviews = await api.get('/api/reviews/reviewee/{userId}', { path: { userId }, signal });
      return reviews
        .filter(({ reviewType }) => reviewType === 'customer-to-cleaner')
        .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
        .slice(0, PROFILE_REVIEWS);
    },
    staleTime: 0,
    refetchOnMount: 'always',
  });

export const useCustomerReviews = (userId: number) => useQuery(customerReviewsQuery(userId));
