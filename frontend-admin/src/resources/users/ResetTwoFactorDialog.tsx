import Typography from '@mui/material/Typography';
import { AUDIT_SUMMARY_MAX } from '@tidyhearth/domain';
import { useState } from 'react';
import { resetTwoFactor } from '../../actions/acts';
import { ActDialog } from '../../components/ActDialog';
import { LimitedField } from '../../components/LimitedField';
import type { AdminUser } from '../../contract';
import { fullName } from '../../format';
import { useVerbs } from '../../providers/queries';
import { TEXTS } from '../../i18n/users.texts';

export function ResetTwoFactorDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const verbs = useVerbs();
  const [reason, setReason] = useState('');
  return (
    <ActDialog
      title={TEXTS.twoFactorReset.title(fullName(user))}
      confirmLabel={TEXTS.twoFactorReset.confirm}
      tone="error"
      act={() => resetTwoFactor(verbs, user.id, reason)}
      onClose={onClose}
    >
      <Typography sx={{ marginBottom: 4 }}>
        {user.email}. {TEXTS.twoFactorReset.text}
      </Typography>
      <LimitedField
        label={TEXTS.twoFactorReset.reason}
        multiline
        required
        value={reason}
        limit={AUDIT_SUMMARY_MAX}
        onChange={setReason}
      />
    </ActDialog>
  );
}
