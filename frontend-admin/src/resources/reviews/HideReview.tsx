import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { REASON_MAX } from '@tidyhearth/domain';
import { useState } from 'react';
import { hideReview } from '../../actions/acts';
import { useAct } from '../../actions/useAct';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { RowButton } from '../../components/RowButton';
import { useVerbs } from '../../providers/queries';

interface HideReviewProps {
  reviewId: number;
  reviewerName: string;
  revieweeName: string;
}

/** Takes a review from the public, with a reason that its author is told. */
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
      <RowButton label="Hide review" subject={`by ${reviewerName}`} tone="error" onClick={ask} />
      <ConfirmDialog
        open={isAsking}
        title={`Hide ${reviewerName}’s review of ${revieweeName}?`}
        confirmLabel="Hide review"
        tone="error"
        isPending={isPending}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        <Typography sx={{ marginBottom: 4 }}>
          It leaves the profile and no longer counts in the rating. {reviewerName} is told, with your reason.
          Its words stay as they are, and you can restore it at any time.
        </Typography>
        <TextField
          label="Reason"
          helperText={`Sent to ${reviewerName} and kept in the audit log. ${reason.length} of ${REASON_MAX} characters`}
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
