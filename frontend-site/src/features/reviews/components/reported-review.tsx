import { createContext, type ReactNode, Suspense, useContext, useState } from 'react';
import { DialogBoundary } from '../../../components/ui/part-boundary';
import type { Review } from '../../../lib/contract';
import { lazyPart } from '../../../lib/lazy-part';
import { useUser } from '../../../lib/session';

const ReportDialog = lazyPart(async () => (await import('./report-dialog')).ReportDialog);

const ReportContext = createContext<(review: Review) => void>(() => undefined);

/** Opens the report of a review. */
export const useOpenReport = () => useContext(ReportContext);

/**
 * Wraps content with reviews. The dialog is outside of it, because signing in refetches a profile and removes the
 * reviews for a moment.
 */
export function ReportedReview({ children }: { children: ReactNode }) {
  const user = useUser();
  const [review, setReview] = useState<Review>();
  // Somebody else who signs in next has not asked for this report.
  if (review && !user) setReview(undefined);
  const close = () => setReview(undefined);
  return (
    <ReportContext value={setReview}>
      {children}
      {review && user && user.id !== review.reviewerId && (
        <DialogBoundary part="report" resetKey={review} onClose={close}>
          <Suspense>
            <ReportDialog key={user.id} review={review} onClose={close} />
          </Suspense>
        </DialogBoundary>
      )}
    </ReportContext>
  );
}
