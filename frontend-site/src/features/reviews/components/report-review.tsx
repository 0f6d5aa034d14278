import { Suspense } from 'react';
import { Button } from '../../../components/ui/button';
import { askToSignIn } from '../../../lib/auth-dialog';
import type { Review } from '../../../lib/contract';
import { currentUser, useUser } from '../../../lib/session';
import { createStore, useStore } from '../../../lib/store';
import { TEXTS } from '../reviews.texts';
import { lazyPart } from '../../../lib/lazy-part';

const ReportDialog = lazyPart(async () => (await import('./report-dialog')).ReportDialog);

/** The review that is being reported. Signing in renders the profile anew; this outlives it. */
const reported = createStore<number | undefined>(undefined);

/** Anybody with an account may say that a review should not be public; others sign in first. */
export function ReportReview({ review }: { review: Review }) {
  const user = useUser();
  const isOpen = useStore(reported, undefined) === review.id;
  const { firstName } = review.reviewer;
  if (user?.id === review.reviewerId) return null;

  const open = () => reported.set(review.id);
  const close = () => reported.set(undefined);

  function ask() {
    if (currentUser()) open();
    else askToSignIn({ tab: 'sign-in', purpose: TEXTS.report.purpose, onSuccess: open });
  }

  return (
    <>
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
      {isOpen && (
        <Suspense>
          <ReportDialog key={user?.id} review={review} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
