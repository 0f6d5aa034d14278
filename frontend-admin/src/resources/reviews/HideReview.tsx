import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { hideReview } from '../../actions/acts';
import { ActDialog } from '../../components/ActDialog';
import { useDialogs } from '../../components/DialogHost';
import { ReasonField } from '../../components/ReasonField';
import { RowButton } from '../../components/RowButton';
import { useVerbs } from '../../providers/queries';
import { TEXTS } from '../../i18n/reviews.texts';

interface HideReviewProps {
  reviewId: number;
  reviewerName: string;
  revieweeName: string;
}

/** Hides a review, with a reason that its author is told. */
export function HideReview(props: HideReviewProps) {
  const { open, close } = useDialogs();
  return (
    <RowButton
      label={TEXTS.hide.button}
      subject={TEXTS.by(props.reviewerName)}
      tone="error"
      onClick={() => open(<HideDialog {...props} onClose={close} />)}
    />
  );
}

function HideDialog({
  reviewId,
  reviewerName,
  revieweeName,
  onClose,
}: HideReviewProps & { onClose: () => void }) {
  const verbs = useVerbs();
  const [reason, setReason] = useState('');
  return (
    <ActDialog
      title={TEXTS.hide.title(reviewerName, revieweeName)}
      confirmLabel={TEXTS.hide.button}
      tone="error"
      act={() => hideReview(verbs, reviewId, reason)}
      onClose={onClose}
    >
      <Typography sx={{ marginBottom: 4 }}>{TEXTS.hide.text(reviewerName)}</Typography>
      <ReasonField value={reason} help={TEXTS.hide.reasonHint(reviewerName)} onChange={setReason} />
    </ActDialog>
  );
}
