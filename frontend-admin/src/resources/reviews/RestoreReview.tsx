import { unhideReview } from '../../actions/acts';
import { useAct } from '../../actions/useAct';
import { RowButton } from '../../components/RowButton';
import { useVerbs } from '../../providers/queries';
import { TEXTS } from '../../i18n/reviews.texts';

export function RestoreReview({ reviewId, reviewerName }: { reviewId: number; reviewerName: string }) {
  const verbs = useVerbs();
  const { perform, isPending } = useAct();
  return (
    <RowButton
      label={TEXTS.restore}
      subject={TEXTS.by(reviewerName)}
      isPending={isPending}
      onClick={() => void perform(unhideReview(verbs, reviewId))}
    />
  );
}
