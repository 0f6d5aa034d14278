import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { REASON_MAX } from '@tidyhearth/domain';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import type { CleanerApplication } from '../../contract';
import { fullName } from '../../format';

interface RejectDialogProps {
  application: CleanerApplication;
  isPending: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

export function RejectDialog({ application, isPending, onConfirm, onClose }: RejectDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      open
      title={`Reject ${fullName(application)}?`}
      confirmLabel="Reject"
      tone="error"
      isPending={isPending}
      onConfirm={() => onConfirm(reason)}
      onClose={onClose}
    >
      <Typography sx={{ marginBottom: 4 }}>
        {application.firstName} is told by email. You can still approve the application later.
      </Typography>
      <TextField
        label="Reason (optional)"
        helperText={`Sent to ${application.firstName}. ${reason.length} of ${REASON_MAX} characters`}
        multiline
        minRows={3}
        fullWidth
        autoFocus
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength: REASON_MAX } }}
      />
    </ConfirmDialog>
  );
}
