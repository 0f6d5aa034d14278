import TextField from '@mui/material/TextField';
import { REASON_MAX } from '@tidyhearth/domain';
import { useState } from 'react';
import type { Act } from '../../actions/useAct';
import { ActDialog } from '../../components/ActDialog';
import { TEXTS } from '../../i18n/checks.texts';

interface ReasonDialogProps {
  title: string;
  confirmLabel: string;
  act: (reason: string) => Act;
  onClose: () => void;
}

export function ReasonDialog({ title, confirmLabel, act, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <ActDialog
      title={title}
      confirmLabel={confirmLabel}
      tone="error"
      act={() => act(reason.trim())}
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
    </ActDialog>
  );
}
