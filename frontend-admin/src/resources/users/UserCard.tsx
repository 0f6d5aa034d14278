import Box from '@mui/material/Box';
import { formatDate } from '@tidyhearth/domain';
import { useRecordContext } from 'react-admin';
import type { AdminUser } from '../../contract';
import { Person } from './Person';
import { useTypeLabel } from './useTypeLabel';
import { UserActions } from './UserActions';
import { SelectUser } from './UserSelection';
import { UserStates } from './UserStates';
import { TEXTS } from '../../i18n/users.texts';

export function UserCard() {
  const user = useRecordContext<AdminUser>();
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 2 }}>
        <Person />
        <SelectUser />
      </Box>
      <UserStates />
      {user && <TypeAndJoined user={user} />}
      <Box sx={{ marginTop: 'auto', paddingTop: 2 }}>
        <UserActions />
      </Box>
    </>
  );
}

function TypeAndJoined({ user }: { user: AdminUser }) {
  const type = useTypeLabel(user);
  return (
    <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
      {TEXTS.typeAndJoined(type, formatDate(user.createdAt))}
    </Box>
  );
}
