import Box from '@mui/material/Box';
import { formatDate } from '@tidyhearth/domain';
import { useRecordContext } from 'react-admin';
import type { AdminUser } from '../../contract';
import { Person } from './Person';
import { typeLabel } from './typeLabel';
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
      {user && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {TEXTS.typeAndJoined(typeLabel(user), formatDate(user.createdAt))}
        </Box>
      )}
      <Box sx={{ marginTop: 'auto', paddingTop: 2 }}>
        <UserActions />
      </Box>
    </>
  );
}
