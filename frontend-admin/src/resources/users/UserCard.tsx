import Box from '@mui/material/Box';
import { formatDate } from '@tidyhearth/domain';
import type { AdminUser } from '../../contract';
import { Person } from './Person';
import { UserActions } from './UserActions';
import { UserStates } from './UserStates';

export function UserCard({ user }: { user: AdminUser }) {
  return (
    <>
      <Person user={user} />
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
