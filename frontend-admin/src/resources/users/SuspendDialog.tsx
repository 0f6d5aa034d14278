import Typography from '@mui/material/Typography';
import { AUDIT_SUMMARY_MAX } from '@tidyhearth/domain';
import { useState } from 'react';
import { suspend } from '../../actions/acts';
import { ActDialog } from '../../components/ActDialog';
import { ReasonField } from '../../components/ReasonField';
import type { AdminUser } from '../../contract';
import { fullName } from '../../format';
import { useVerbs } from '../../providers/queries';
import { TEXTS } from '../../i18n/users.texts';

export function SuspendDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const verbs = useVerbs();
  const [reason, setReason] = useState('');
  const name = fullName(user);
  return (
    <ActDialog
      title={TEXTS.suspend.title(name)}
      confirmLabel={TEXTS.actions.suspend}
      tone="error"
      act={() => suspend(verbs, user.id, reason)}
      onClose={onClose}
    >
      <Typography sx={{ marginBottom: 4 }}>{TEXTS.suspend[user.userType](user.email)}</Typography>
      <ReasonField
        value={reason}
        help={TEXTS.suspend.reason(name)}
        max={AUDIT_SUMMARY_MAX}
        onChange={setReason}
      />
    </ActDialog>
  );
}
