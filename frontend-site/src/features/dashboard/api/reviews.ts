import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReviewType, TOASTS } from '@tidyhearth/domain';
import { api } from '../../../lib/api';
import { useIdempotencyKey } from '../../../lib/form';
import { toast } from '../../../lib/toast';
import { keys } from './keys';
import { toastRefusal } from './refusal';

interface NewReview {
  bookingId: number;
  reviewerId: number;
  revieweeId: number;
  reviewType: ReviewType;
  rating: number;
  comment: string;
}

export function useSendReview() {
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: (review: NewReview) =>
      api.post('/api/reviews', { body: review, idempotencyKey: keyFor(review) }),
    onSuccess: () => toast(TOASTS.reviewSubmitted),
    onError: (error) => toastRefusal(TOASTS.reviewFailed, error),
    onSettled: () => client.invalidateQueries({ queryKey: keys.bookings }),
  });
}
