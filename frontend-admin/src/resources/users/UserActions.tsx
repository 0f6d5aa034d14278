import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import { approveRejected, setInsured, setVerified, unsuspend } from '../../actions/acts';
import { bookingsPath } from '../../paths';
import { useAct } from '../../actions/useAct';
import { useDialogs } from '../../components/DialogHost';
import { RowButton, RowLink } from '../../components/RowButton';
import type { AdminUser } from '../../contract';
import { fullName } from '../../format';
import { useOwnEmail } from '../../session/useOwnEmail';
import { useVerbs } from '../../providers/queries';
import { TEXTS } from '../../i18n/users.texts';
import { ChecksOf } from '../checks/ChecksOf';
import { ResetTwoFactorDialog } from './ResetTwoFactorDialog';
import { SuspendDialog } from './SuspendDialog';
import { WithdrawApproval } from './WithdrawApproval';

export function UserActions() {
  const user = useRecordContext<AdminUser>();
  if (!user) return null;
  return user.isDeactivated ? <BookingsLink user={user} /> : <ActionsOf user={user} />;
}

function BookingsLink({ user }: { user: AdminUser }) {
  const subject = TEXTS.of(fullName(user));
  return <RowLink label={TEXTS.actions.bookings} subject={subject} to={bookingsPath(user.email)} />;
}

function ActionsOf({ user }: { user: AdminUser }) {
  const verbs = useVerbs();
  const { perform, isPending } = useAct();
  const { open, close } = useDialogs();
  const isOwn = useOwnEmail() === user.email;
  const { id, cleanerId, timesSentAgain } = user;
  const name = fullName(user);
  const shared = { subject: name, disabled: isPending };

  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 2, lg: 0 }, justifyContent: { lg: 'flex-end' } }}
    >
      <BookingsLink user={user} />
      {cleanerId !== null && user.cleanerStatus === 'approved' && (
        <WithdrawApproval cleanerId={cleanerId} user={user} />
      )}
      {cleanerId !== null && timesSentAgain !== null && user.cleanerStatus === 'rejected' && (
        <RowButton
          {...shared}
          label={TEXTS.actions.approve}
          onClick={() => void perform(approveRejected(verbs, { id: cleanerId, timesSentAgain }))}
        />
      )}
      {cleanerId !== null && <ChecksOf userId={id} name={name} />}
      {cleanerId !== null && (
        <RowButton
          {...shared}
          label={user.isInsured ? TEXTS.actions.removeInsurance : TEXTS.actions.addInsurance}
          onClick={() => void perform(setInsured(verbs, cleanerId, !user.isInsured))}
        />
      )}
      <RowButton
        {...shared}
        label={user.isVerified ? TEXTS.actions.unverify : TEXTS.actions.verify}
        onClick={() => void perform(setVerified(verbs, id, !user.isVerified))}
      />
      {user.isSuspended ? (
        <RowButton
          {...shared}
          label={TEXTS.actions.unsuspend}
          onClick={() => void perform(unsuspend(verbs, id))}
        />
      ) : (
        !isOwn && (
          <RowButton
            {...shared}
            label={TEXTS.actions.suspend}
            tone="error"
            onClick={() => open(<SuspendDialog user={user} onClose={close} />)}
          />
        )
      )}
      {user.is2FAEnabled && !isOwn && (
        <RowButton
          {...shared}
          label={TEXTS.twoFactorReset.label}
          onClick={() => open(<ResetTwoFactorDialog user={user} onClose={close} />)}
        />
      )}
    </Box>
  );
}
