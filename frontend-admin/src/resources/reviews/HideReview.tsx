import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { REASON_MAX } from '@tidyhearth/domain';
import { useState } from 'react';
import { hideReview } from '../../actions/acts';
import { useAct } from '../../actions/useAct';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { RowButton } from '../../components/RowButton';
import { useVerbs } from '../../providers/queries';
import { TEXTS } from '../../i18n/reviews.texts';

interface HideReviewProps {
  reviewId: number;
  reviewerName: string;
  revieweeName: string;
}

/** Hides a review, with a reason that its author is told. */
export function HideReview({ reviewId, reviewerName, revieweeName }: HideReviewProps) {
  const verbs = useVerbs();
  const { perform, isPending } = useAct();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');

  function ask() {
    setReason('');
    setAsking(true);
  }

  async function confirm() {
    if (await perform(hideReview(verbs, reviewId, reason))) setAsking(false);
  }

  return (
    <>
      <RowButton label={TEXTS.hide.button} subject={TEXTS.by(reviewerName)} tone="error" onClick={ask} />
      <ConfirmDialog
        open={isAsking}
        title={TEXTS.hide.title(reviewerName, revieweeName)}
        confirmLabel={TEXTS.hide.button}
        tone="error"
        isPending={isPending}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        <Typography sx={{ marginBottom: 4 }}>{TEXTS.hide.text(reviewerName)}</Typography>
        <TextField
          label={TEXTS.hide.reason}
          helperText={TEXTS.hide.reasonHint(reviewerName, reason.length, REASON_MAX)}
          multiline
          minRows={3}
          fullWidth
          required
          autoFocus
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          slotProps={{ htmlInput: { maxLength: REASON_MAX } }}
        />
      </ConfirmDialog>
    </>
  );
}
