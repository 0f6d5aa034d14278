import { PROFILE_REVIEWS } from '@tidyhearth/domain';
import { api } from '../../../lib/api';
import type { Review } from '../../../lib/contract';

export const getCleaner = (id: number) => api.get('/api/cleaners/{id}', { path: { id } });

/** The latest reviews that customers wrote of this person. */
export async function getCustomerReviews(userId: number): Promise<Review[]> {
  const reviews = await api.get('/api/reviews/reviewee/{userId}', { path: { userId } });
  return reviews
    .filter(({ reviewType }) => reviewType === 'customer-to-cleaner')
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    .slice(0, PROFILE_REVIEWS);
}
