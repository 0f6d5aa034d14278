import Box from '@mui/material/Box';
import { formatDate } from '@tidyhearth/domain';
import type { AdminUser } from '../../contract';
import { Person } from './Person';
import { UserActions } from './UserActions';
import { TickUser } from './UserSelection';
import { UserStates } from './UserStates';

export function UserCard({ user }: { user: AdminUser }) {
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 2 }}>
        <Person user={user} />
        <TickUser user={user} />
      </Box>
      <UserStates user={user} />
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {user.userType === 'cleaner' ? 'Cleaner' : 'Customer'}, joined {formatDate(user.createdAt)}
      </Box>
      <Box sx={{ marginTop: 'auto', paddingTop: 2 }}>
        <UserActions user={user} />
      </Box>
    </>
  );
}
