import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AUDIT_SUMMARY_MAX } from '@tidyhearth/domain';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { changeUsers } from '../../actions/bulk';
import { useAct } from '../../actions/useAct';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { ReasonField } from '../../components/ReasonField';
import type { AdminUser, ChangeUsers } from '../../contract';
import { fullName } from '../../format';
import { useVerbs } from '../../providers/queries';
import { useOwnEmail } from '../../session/useOwnEmail';
import { useSelectedUsers } from './UserSelection';
import { TEXTS } from '../../i18n/users.texts';

/** Each button counts the selected accounts that it would change. */
export function BulkActions() {
  const { onUnselectItems } = useListContext<AdminUser>();
  const verbs = useVerbs();
  const { perform, isPending } = useAct();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const selected = useSelectedUsers();
  const open = selected.filter(({ isDeactivated }) => !isDeactivated);
  const own = useOwnEmail();
  if (selected.length === 0) return null;

  const toVerify = open.filter(({ isVerified }) => !isVerified);
  const toUnverify = open.filter(({ isVerified }) => isVerified);
  const toSuspend = open.filter(({ isSuspended, email }) => !isSuspended && email !== own);

  async function performOn(users: readonly AdminUser[], change: ChangeUsers['change']) {
    const isDone = await perform(
      changeUsers(verbs, users, change, change === 'suspend' ? reason : undefined),
    );
    if (!isDone && change === 'suspend') return;
    onUnselectItems();
    setAsking(false);
    setReason('');
  }

  return (
    <Box role="group" aria-label={TEXTS.bulk.label} sx={barStyle}>
      <Typography role="status" sx={{ fontWeight: 600, marginRight: 'auto' }}>
        {TEXTS.bulk.selected(selected.length)}
      </Typography>
      <Button
        size="small"
        variant="outlined"
        disabled={isPending || toVerify.length === 0}
        onClick={() => void performOn(toVerify, 'verify')}
      >
        {TEXTS.bulk.verify(toVerify.length)}
      </Button>
      <Button
        size="small"
        variant="outlined"
        disabled={isPending || toUnverify.length === 0}
        onClick={() => void performOn(toUnverify, 'unverify')}
      >
        {TEXTS.bulk.unverify(toUnverify.length)}
      </Button>
      <Button
        size="small"
        variant="outlined"
        color="error"
        disabled={isPending || toSuspend.length === 0}
        onClick={() => setAsking(true)}
      >
        {TEXTS.bulk.suspend(toSuspend.length)}
      </Button>
      <Button size="small" onClick={() => onUnselectItems()}>
        {TEXTS.bulk.clear}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={TEXTS.bulk.title(toSuspend.length)}
        confirmLabel={TEXTS.bulk.suspend(toSuspend.length)}
        tone="error"
        isPending={isPending}
        onConfirm={() => void performOn(toSuspend, 'suspend')}
        onClose={() => setAsking(false)}
      >
        <Typography>{TEXTS.bulk.text}</Typography>
        <Box component="ul" sx={{ maxHeight: 240, overflowY: 'auto', paddingLeft: 5 }}>
          {toSuspend.map((user) => (
            <Box component="li" key={user.id} sx={{ overflowWrap: 'anywhere' }}>
              {fullName(user)}, {user.email}
            </Box>
          ))}
        </Box>
        <ReasonField value={reason} help={TEXTS.bulk.reason} max={AUDIT_SUMMARY_MAX} onChange={setReason} />
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
