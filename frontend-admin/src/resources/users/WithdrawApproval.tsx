import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { withdrawApproval } from '../../actions/acts';
import { useAct } from '../../actions/useAct';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { RowButton } from '../../components/RowButton';
import type { AdminUser } from '../../contract';
import { fullName } from '../../format';
import { useVerbs } from '../../providers/queries';
import { TEXTS } from '../../i18n/users.texts';

interface WithdrawApprovalProps {
  user: AdminUser;
  cleanerId: number;
}

export function WithdrawApproval({ user, cleanerId }: WithdrawApprovalProps) {
  const verbs = useVerbs();
  const { perform, isPending } = useAct();
  const [isAsking, setAsking] = useState(false);
  const name = fullName(user);

  async function confirm() {
    if (await perform(withdrawApproval(verbs, cleanerId))) setAsking(false);
  }

  return (
    <>
      <RowButton
        label={TEXTS.withdraw.button}
        subject={TEXTS.of(name)}
        disabled={isPending}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={isAsking}
        title={TEXTS.withdraw.title(name)}
        confirmLabel={TEXTS.withdraw.button}
        tone="error"
        isPending={isPending}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        <Typography>{TEXTS.withdraw.text(user.firstName)}</Typography>
      </ConfirmDialog>
    </>
  );
}
