import { api } from '../../../lib/api';
import { useSubmit } from '../../../lib/submit/use-submit';
import { withSignIn } from '../../../lib/submit/with-sign-in';
import { TEXTS } from '../reviews.texts';

export function useReportReview(reviewId: number, leave: () => void) {
  return useSubmit({
    send: withSignIn((reason: string, idempotencyKey) =>
      api.post('/api/reviews/{id}/report', { path: { id: reviewId }, body: { reason }, idempotencyKey }),
    ),
    done: TEXTS.report.sent,
    failed: TEXTS.report.failed,
    leave,
  });
}
