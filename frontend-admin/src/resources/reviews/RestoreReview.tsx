import { isReviewable, type BookingStatus } from '@tidyhearth/domain';
import { unhideReview } from '../../actions/acts';
import { useAct } from '../../actions/useAct';
import { RowButton } from '../../components/RowButton';
import { useVerbs } from '../../providers/queries';
import { TEXTS } from '../../i18n/reviews.texts';

interface RestoreReviewProps {
  reviewId: number;
  reviewerName: string;
  bookingStatus: BookingStatus;
}

/** Renders nothing if the clean was found not to have taken place, because such a review stays hidden. */
export function RestoreReview({ reviewId, reviewerName, bookingStatus }: RestoreReviewProps) {
  const verbs = useVerbs();
  const { perform, isPending } = useAct();
  if (!isReviewable(bookingStatus)) return null;
  return (
    <RowButton
      label={TEXTS.restore}
      subject={TEXTS.by(reviewerName)}
      isPending={isPending}
      onClick={() => void perform(unhideReview(verbs, reviewId))}
    />
  );
}
