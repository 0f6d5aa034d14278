import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AUDIT_SUMMARY_MAX } from '@tidyhearth/domain';
import { useState } from 'react';
import { changeUsers, PartlyDoneError } from '../../actions/bulk';
import { ActDialog } from '../../components/ActDialog';
import { ReasonField } from '../../components/ReasonField';
import type { AdminUser } from '../../contract';
import { fullName } from '../../format';
import { useVerbs } from '../../providers/queries';
import { TEXTS } from '../../i18n/users.texts';

interface BulkSuspendDialogProps {
  /** The users for whom the dialog was opened, regardless of later selections, because the reason is about them. */
  users: readonly AdminUser[];
  onDone: () => void;
  onClose: () => void;
}

export function BulkSuspendDialog({ users, onDone, onClose }: BulkSuspendDialogProps) {
  const verbs = useVerbs();
  const [reason, setReason] = useState('');

  function suspend() {
    const act = changeUsers(verbs, users, 'suspend', reason);
    return {
      ...act,
      run: (key: string) => act.run(key).then(onDone),
      // The toast names those who were left out. Any other refusal can be retried unchanged.
      onRefused: (error: unknown) => {
        if (!(error instanceof PartlyDoneError)) return;
        onDone();
        onClose();
      },
    };
  }

  return (
    <ActDialog
      title={TEXTS.bulk.title(users.length)}
      confirmLabel={TEXTS.bulk.suspend(users.length)}
      tone="error"
      act={suspend}
      onClose={onClose}
    >
      <Typography>{TEXTS.bulk.text}</Typography>
      <Box component="ul" sx={{ maxHeight: 240, overflowY: 'auto', paddingLeft: 5 }}>
        {users.map((user) => (
          <Box component="li" key={user.id} sx={{ overflowWrap: 'anywhere' }}>
            {fullName(user)}, {user.email}
          </Box>
        ))}
      </Box>
      <ReasonField value={reason} help={TEXTS.bulk.reason} max={AUDIT_SUMMARY_MAX} onChange={setReason} />
    </ActDialog>
  );
}
