import { useMutation } from '@tanstack/react-query';
import type { Toast } from '@tidyhearth/domain';
import { reasonOf } from '../../../lib/api-error';
import { useIdempotencyKey } from '../../../lib/idempotency';
import { toast, toastError } from '../../../lib/toast';
import { reportReview } from '../api/report-review';

const REPORTED: Toast = {
  title: 'Review Reported',
  description: 'Thank you. Our team will look at it.',
};
const FAILED: Toast = {
  title: 'Report Failed',
  description: 'There was an error reporting the review. Please try again.',
};

export function useReportReview(reviewId: number) {
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: (reason: string) => reportReview(reviewId, reason, keyFor(reason)),
    onSuccess: () => toast(REPORTED),
    onError: (error) => toastError(FAILED, reasonOf(error, FAILED.description ?? '')),
  });
}
