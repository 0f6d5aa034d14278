import { PROFILE_REVIEWS } from '@tidyhearth/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { GROUPS } from '../../../server-state/query-groups';
import { usePages } from '../../../server-state/use-pages';

const ALL_PAGE = 20;

/** The reviews of this person by customers, refetched each time a profile opens. */
const ofCleaner = (userId: number) => [...GROUPS.reviews, 'of-cleaner', userId];
const FRESH = { staleTime: 0, refetchOnMount: 'always' } as const;

/** The latest ones. */
const latestReviewsQuery = (userId: number) =>
  queryOptions({
    queryKey: ofCleaner(userId),
    queryFn: async ({ signal }) => {
      const query = { limit: PROFILE_REVIEWS };
      return api.get('/api/reviews/reviewee/{userId}', { path: { userId }, query, signal });
    },
    ...FRESH,
  });

export const useLatestReviews = (userId: number) => useQuery(latestReviewsQuery(userId));

/** All of them, the newest first. */
export const useAllReviews = (userId: number, enabled: boolean) =>
  usePages(
    [...ofCleaner(userId), 'all'],
    (cursor, signal) =>
      api.page('/api/reviews/reviewee/{userId}', {
        path: { userId },
        query: { limit: ALL_PAGE, cursor },
        signal,
      }),
    { enabled, ...FRESH },
  );

/** The reviews by the two parties of a booking, for these two. */
export const useBookingReviews = (bookingId: number) =>
  useQuery({
    queryKey: [...GROUPS.reviews, 'of-booking', bookingId],
    queryFn: ({ signal }) => api.get('/api/reviews/booking/{bookingId}', { path: { bookingId }, signal }),
  });

/** How often each number of stars was given. */
export const useReviewSpread = (userId: number) =>
  useQuery({
    queryKey: [...ofCleaner(userId), 'spread'],
    queryFn: ({ signal }) => api.get('/api/reviews/reviewee/{userId}/spread', { path: { userId }, signal }),
    ...FRESH,
  });
