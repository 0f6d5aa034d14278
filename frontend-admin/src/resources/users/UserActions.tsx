import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { approve, setInsured, setVerified, suspend, unsuspend } from '../../actions/acts';
import { useAct } from '../../actions/useAct';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { RowButton } from '../../components/RowButton';
import type { AdminUser } from '../../contract';
import { fullName } from '../../format';
import { useOwnEmail } from '../../session/useOwnEmail';
import { useVerbs } from '../../providers/queries';

export function UserActions() {
  const user = useRecordContext<AdminUser>();
  return user && <ActionsOf user={user} />;
}

function ActionsOf({ user }: { user: AdminUser }) {
  const verbs = useVerbs();
  const { perform, isPending } = useAct();
  const [isAsking, setAsking] = useState(false);
  const isOwn = useOwnEmail() === user.email;
  const { id, cleanerId } = user;
  const name = fullName(user);
  const shared = { subject: name, disabled: isPending };

  async function confirmSuspend() {
    await perform(suspend(verbs, id));
    setAsking(false);
  }

  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 2, lg: 0 }, justifyContent: { lg: 'flex-end' } }}
    >
      {cleanerId !== null && user.cleanerStatus === 'rejected' && (
        <RowButton {...shared} label="Approve" onClick={() => void perform(approve(verbs, cleanerId))} />
      )}
      {cleanerId !== null && (
        <RowButton
          {...shared}
          label={user.isInsured ? 'Remove Insurance' : 'Add Insurance'}
          onClick={() => void perform(setInsured(verbs, cleanerId, !user.isInsured))}
        />
      )}
      <RowButton
        {...shared}
        label={user.isVerified ? 'Unverify' : 'Verify'}
        onClick={() => void perform(setVerified(verbs, id, !user.isVerified))}
      />
      {user.isSuspended ? (
        <RowButton {...shared} label="Unsuspend" onClick={() => void perform(unsuspend(verbs, id))} />
      ) : (
        !isOwn && <RowButton {...shared} label="Suspend" tone="error" onClick={() => setAsking(true)} />
      )}
      <ConfirmDialog
        open={isAsking}
        title={`Suspend ${name}?`}
        confirmLabel="Suspend"
        tone="error"
        isPending={isPending}
        onConfirm={() => void confirmSuspend()}
        onClose={() => setAsking(false)}
      >
        <Typography>
          {user.email} is signed out everywhere at once and can’t sign in again
          {user.userType === 'cleaner' && ', and is no longer found by customers'}. You can unsuspend the
          account at any time.
        </Typography>
      </ConfirmDialog>
    </Box>
  );
}
