import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useListContext } from 'react-admin';
import { changeUsers } from '../../actions/bulk';
import { useAct } from '../../actions/useAct';
import { useDialogs } from '../../components/DialogHost';
import type { AdminUser } from '../../contract';
import { useVerbs } from '../../providers/queries';
import { useOwnEmail } from '../../session/useOwnEmail';
import { BulkSuspendDialog } from './BulkSuspendDialog';
import { useSelectedUsers } from './UserSelection';
import { TEXTS } from '../../i18n/users.texts';
import { ActButton } from '../../components/ActButton';

/** Each button shows how many of the selected accounts it would change. */
export function BulkActions() {
  const { onUnselectItems } = useListContext<AdminUser>();
  const verbs = useVerbs();
  const { perform, isPending } = useAct();
  const { open: openDialog, close } = useDialogs();
  const selected = useSelectedUsers();
  const open = selected.filter(({ isDeactivated }) => !isDeactivated);
  const own = useOwnEmail();
  if (selected.length === 0) return null;

  const toVerify = open.filter(({ isVerified }) => !isVerified);
  const toUnverify = open.filter(({ isVerified }) => isVerified);
  const toSuspend = open.filter(({ isSuspended, email }) => !isSuspended && email !== own);

  async function performOn(users: readonly AdminUser[], change: 'verify' | 'unverify') {
    await perform(changeUsers(verbs, users, change));
    onUnselectItems();
  }

  const askToSuspend = () =>
    openDialog(<BulkSuspendDialog users={toSuspend} onDone={onUnselectItems} onClose={close} />);

  return (
    <Box role="group" aria-label={TEXTS.bulk.label} sx={barStyle}>
      <Typography role="status" sx={{ fontWeight: 600, marginRight: 'auto' }}>
        {TEXTS.bulk.selected(selected.length)}
      </Typography>
      <ActButton
        size="small"
        variant="outlined"
        isPending={isPending}
        disabled={toVerify.length === 0}
        onClick={() => void performOn(toVerify, 'verify')}
      >
        {TEXTS.bulk.verify(toVerify.length)}
      </ActButton>
      <ActButton
        size="small"
        variant="outlined"
        isPending={isPending}
        disabled={toUnverify.length === 0}
        onClick={() => void performOn(toUnverify, 'unverify')}
      >
        {TEXTS.bulk.unverify(toUnverify.length)}
      </ActButton>
      <ActButton
        size="small"
        variant="outlined"
        color="error"
        isPending={isPending}
        disabled={toSuspend.length === 0}
        onClick={askToSuspend}
      >
        {TEXTS.bulk.suspend(toSuspend.length)}
      </ActButton>
      <Button size="small" onClick={() => onUnselectItems()}>
        {TEXTS.bulk.clear}
      </Button>
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
