import { api } from '../../../lib/api';
import { useSubmit } from '../../../lib/submit/use-submit';

export function useReportReview(reviewId: number, onDone: () => void) {
  return useSubmit({
    send: (reason: string, idempotencyKey) =>
      api.post('/api/reviews/{id}/report', { path: { id: reviewId }, body: { reason }, idempotencyKey }),
    done: { title: 'Review Reported', description: 'Thank you. Our team will look at it.' },
    failed: {
      title: 'Report Failed',
      description: 'There was an error reporting the review. Please try again.',
    },
    onDone,
  });
}
