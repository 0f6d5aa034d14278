import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { changeUsers } from '../../actions/bulk';
import { useAct } from '../../actions/useAct';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import type { AdminUser, ChangeUsers } from '../../contract';
import { countOf, fullName } from '../../format';
import { useVerbs } from '../../providers/queries';
import { useOwnEmail } from '../../session/useOwnEmail';
import { useTicked } from './UserSelection';

/** What can be done with several accounts at once; each button counts those whom it would change. */
export function BulkActions() {
  const { onUnselectItems } = useListContext<AdminUser>();
  const verbs = useVerbs();
  const { perform, isPending } = useAct();
  const [isAsking, setAsking] = useState(false);
  const ticked = useTicked();
  const own = useOwnEmail();
  if (ticked.length === 0) return null;

  const toVerify = ticked.filter(({ isVerified }) => !isVerified);
  const toUnverify = ticked.filter(({ isVerified }) => isVerified);
  const toSuspend = ticked.filter(({ isSuspended, email }) => !isSuspended && email !== own);

  async function performOn(users: readonly AdminUser[], change: ChangeUsers['change']) {
    await perform(changeUsers(verbs, users, change));
    onUnselectItems();
    setAsking(false);
  }

  return (
    <Box role="group" aria-label="Selected users" sx={barStyle}>
      <Typography role="status" sx={{ fontWeight: 600, marginRight: 'auto' }}>
        {ticked.length} selected
      </Typography>
      <Button
        size="small"
        variant="outlined"
        disabled={isPending || toVerify.length === 0}
        onClick={() => void performOn(toVerify, 'verify')}
      >
        Verify {toVerify.length}
      </Button>
      <Button
        size="small"
        variant="outlined"
        disabled={isPending || toUnverify.length === 0}
        onClick={() => void performOn(toUnverify, 'unverify')}
      >
        Unverify {toUnverify.length}
      </Button>
      <Button
        size="small"
        variant="outlined"
        color="error"
        disabled={isPending || toSuspend.length === 0}
        onClick={() => setAsking(true)}
      >
        Suspend {toSuspend.length}
      </Button>
      <Button size="small" onClick={() => onUnselectItems()}>
        Clear selection
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Suspend ${countOf(toSuspend.length, 'account')}?`}
        confirmLabel={`Suspend ${toSuspend.length}`}
        tone="error"
        isPending={isPending}
        onConfirm={() => void performOn(toSuspend, 'suspend')}
        onClose={() => setAsking(false)}
      >
        <Typography>These people are signed out everywhere at once and can’t sign in again:</Typography>
        <Box component="ul" sx={{ maxHeight: 240, overflowY: 'auto', paddingLeft: 5 }}>
          {toSuspend.map((user) => (
            <Box component="li" key={user.id} sx={{ overflowWrap: 'anywhere' }}>
              {fullName(user)}, {user.email}
            </Box>
          ))}
        </Box>
      </ConfirmDialog>
    </Box>
  );
}

const barStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  marginBottom: 4,
  padding: '8px 16px',
  borderRadius: '12px',
  border: 1,
  borderColor: 'divider',
  backgroundColor: 'background.paper',
} as const;
