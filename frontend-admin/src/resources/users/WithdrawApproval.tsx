import Typography from '@mui/material/Typography';
import { withdrawApproval } from '../../actions/acts';
import { ActDialog } from '../../components/ActDialog';
import { useDialogs } from '../../components/DialogHost';
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
  const { open, close } = useDialogs();
  const name = fullName(user);

  const ask = () =>
    open(
      <ActDialog
        title={TEXTS.withdraw.title(name)}
        confirmLabel={TEXTS.withdraw.button}
        tone="error"
        act={() => withdrawApproval(verbs, cleanerId)}
        onClose={close}
      >
        <Typography>{TEXTS.withdraw.text(user.firstName)}</Typography>
      </ActDialog>,
    );

  return <RowButton label={TEXTS.withdraw.button} subject={TEXTS.of(name)} onClick={ask} />;
}
