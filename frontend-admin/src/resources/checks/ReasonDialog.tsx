import TextField from '@mui/material/TextField';
import { REASON_MAX } from '@tidyhearth/domain';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { TEXTS } from '../../i18n/checks.texts';

interface ReasonDialogProps {
  title: string;
  confirmLabel: string;
  isPending: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

export function ReasonDialog({ title, confirmLabel, isPending, onConfirm, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={confirmLabel}
      tone="error"
      isPending={isPending}
      onConfirm={() => onConfirm(reason.trim())}
      onClose={onClose}
    >
      <TextField
        label={TEXTS.reason}
        helperText={TEXTS.reasonHint}
        multiline
        minRows={3}
        fullWidth
        required
        autoFocus
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength: REASON_MAX } }}
        sx={{ marginTop: 2 }}
      />
    </ConfirmDialog>
  );
}
