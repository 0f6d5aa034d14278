import Typography from '@mui/material/Typography';
import { REASON_MAX } from '@tidyhearth/domain';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { LimitedField } from '../../components/LimitedField';
import type { CleanerApplication } from '../../contract';
import { fullName } from '../../format';
import { TEXTS } from '../../i18n/applications.texts';

interface RejectDialogProps {
  application: CleanerApplication;
  /** The reason typed earlier, for a rejection that was refused. */
  typed: string;
  isPending: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

export function RejectDialog({ application, typed, isPending, onConfirm, onClose }: RejectDialogProps) {
  const [reason, setReason] = useState(typed);
  return (
    <ConfirmDialog
      title={TEXTS.reject.title(fullName(application))}
      confirmLabel={TEXTS.reject.button}
      tone="error"
      isPending={isPending}
      onConfirm={() => onConfirm(reason)}
      onClose={onClose}
    >
      <Typography sx={{ marginBottom: 4 }}>{TEXTS.reject.text(application.firstName)}</Typography>
      <LimitedField
        label={TEXTS.reject.reason}
        helperText={TEXTS.reject.reasonHint(application.firstName)}
        multiline
        minRows={3}
        autoFocus
        value={reason}
        limit={REASON_MAX}
        onChange={setReason}
      />
    </ConfirmDialog>
  );
}
