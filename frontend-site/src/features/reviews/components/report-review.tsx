import { Button } from '../../../components/ui/button';
import { askToSignIn } from '../../../lib/auth-dialog';
import type { Review } from '../../../lib/contract';
import { currentUser, useUser } from '../../../lib/session';
import { TEXTS } from '../reviews.texts';
import { useOpenReport } from './reported-review';

/** Anybody with an account can report that a review should not be public; others sign in first. */
export function ReportReview({ review }: { review: Review }) {
  const user = useUser();
  const report = useOpenReport();
  const { firstName } = review.reviewer;
  if (user?.id === review.reviewerId) return null;

  function ask() {
    const open = () => report(review);
    if (currentUser()) open();
    else askToSignIn({ tab: 'sign-in', purpose: TEXTS.report.purpose, onSuccess: open });
  }

  return (
    <Button
      variant="ghost"
      size="sm"
      ms="-3"
      mt="1"
      color="fg.muted"
      fontWeight="normal"
      aria-label={TEXTS.report.by(firstName)}
      onClick={ask}
    >
      {TEXTS.report.open}
    </Button>
  );
}
