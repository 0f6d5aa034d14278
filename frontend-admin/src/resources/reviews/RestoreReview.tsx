import { unhideReview } from '../../actions/acts';
import { useAct } from '../../actions/useAct';
import { RowButton } from '../../components/RowButton';
import { useVerbs } from '../../providers/queries';

export function RestoreReview({ reviewId, reviewerName }: { reviewId: number; reviewerName: string }) {
  const verbs = useVerbs();
  const { perform, isPending } = useAct();
  return (
    <RowButton
      label="Restore review"
      subject={`by ${reviewerName}`}
      disabled={isPending}
      onClick={() => void perform(unhideReview(verbs, reviewId))}
    />
  );
}
