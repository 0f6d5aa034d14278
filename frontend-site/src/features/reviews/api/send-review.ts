import { type ReviewType, TOASTS } from '@tidyhearth/domain';
import { api } from '../../../lib/api';
import { withSignIn } from '../../../lib/submit/with-sign-in';
import { GROUPS } from '../../../server-state/query-groups';
import { useSave } from '../../../server-state/use-save';

interface NewReview {
  bookingId: number;
  reviewerId: number;
  revieweeId: number;
  reviewType: ReviewType;
  rating: number;
  comment: string;
}

export function useSendReview(leave: () => void) {
  return useSave({
    send: withSignIn((review: NewReview, idempotencyKey) =>
      api.post('/api/reviews', { body: review, idempotencyKey }),
    ),
    done: TOASTS.reviewSubmitted,
    failed: TOASTS.reviewFailed,
    stale: [GROUPS.bookings, GROUPS.reviews],
    leave,
  });
}
