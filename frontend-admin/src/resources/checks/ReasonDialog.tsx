import Box from '@mui/material/Box';
import { useState } from 'react';
import type { Act } from '../../actions/useAct';
import { ActDialog } from '../../components/ActDialog';
import { ReasonField } from '../../components/ReasonField';
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
      <Box sx={{ marginTop: 2 }}>
        <ReasonField value={reason} help={TEXTS.reasonHint} onChange={setReason} />
      </Box>
    </ActDialog>
  );
}
