import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AUDIT_SUMMARY_MAX } from '@tidyhearth/domain';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import {
  approveRejected,
  resetTwoFactor,
  setInsured,
  setVerified,
  suspend,
  unsuspend,
} from '../../actions/acts';
import { bookingsPath } from '../../paths';
import { useAct } from '../../actions/useAct';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { ReasonField } from '../../components/ReasonField';
import { RowButton, RowLink } from '../../components/RowButton';
import type { AdminUser } from '../../contract';
import { fullName } from '../../format';
import { useOwnEmail } from '../../session/useOwnEmail';
import { useVerbs } from '../../providers/queries';
import { TEXTS } from '../../i18n/users.texts';
import { ChecksOf } from '../checks/ChecksOf';
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
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const isOwn = useOwnEmail() === user.email;
  const { id, cleanerId } = user;
  const name = fullName(user);
  const shared = { subject: name, disabled: isPending };

  function ask() {
    setReason('');
    setAsking(true);
  }

  async function confirmSuspend() {
    if (await perform(suspend(verbs, id, reason))) setAsking(false);
  }

  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 2, lg: 0 }, justifyContent: { lg: 'flex-end' } }}
    >
      <BookingsLink user={user} />
      {cleanerId !== null && user.cleanerStatus === 'approved' && (
        <WithdrawApproval cleanerId={cleanerId} user={user} />
      )}
      {cleanerId !== null && user.cleanerStatus === 'rejected' && (
        <RowButton
          {...shared}
          label={TEXTS.actions.approve}
          onClick={() => void perform(approveRejected(verbs, cleanerId))}
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
        !isOwn && <RowButton {...shared} label={TEXTS.actions.suspend} tone="error" onClick={ask} />
      )}
      {user.is2FAEnabled && !isOwn && <ResetTwoFactor user={user} />}
      <ConfirmDialog
        open={isAsking}
        title={TEXTS.suspend.title(name)}
        confirmLabel={TEXTS.actions.suspend}
        tone="error"
        isPending={isPending}
        onConfirm={() => void confirmSuspend()}
        onClose={() => setAsking(false)}
      >
        <Typography sx={{ marginBottom: 4 }}>{TEXTS.suspend[user.userType](user.email)}</Typography>
        <ReasonField
          value={reason}
          help={TEXTS.suspend.reason(name)}
          max={AUDIT_SUMMARY_MAX}
          onChange={setReason}
        />
      </ConfirmDialog>
    </Box>
  );
}

function ResetTwoFactor({ user }: { user: AdminUser }) {
  const verbs = useVerbs();
  const { perform, isPending } = useAct();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');

  async function confirm() {
    if (await perform(resetTwoFactor(verbs, user.id, reason))) setAsking(false);
  }

  return (
    <>
      <RowButton
        subject={fullName(user)}
        disabled={isPending}
        label={TEXTS.twoFactorReset.label}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={isAsking}
        title={TEXTS.twoFactorReset.title(fullName(user))}
        confirmLabel={TEXTS.twoFactorReset.confirm}
        tone="error"
        isPending={isPending}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        <Typography sx={{ marginBottom: 4 }}>
          {user.email}. {TEXTS.twoFactorReset.text}
        </Typography>
        <TextField
          label={TEXTS.twoFactorReset.reason}
          fullWidth
          multiline
          required
          slotProps={{ htmlInput: { maxLength: AUDIT_SUMMARY_MAX } }}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </ConfirmDialog>
    </>
  );
}
