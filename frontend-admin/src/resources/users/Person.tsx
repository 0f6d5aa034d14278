import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import { EmailText } from '../../components/EmailText';
import { PersonAvatar } from '../../components/PersonAvatar';
import type { AdminUser } from '../../contract';
import { fullName } from '../../format';

export function Person() {
  const user = useRecordContext<AdminUser>();
  if (!user) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, minWidth: { lg: 250 } }}>
      <PersonAvatar person={user} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{fullName(user)}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
          <EmailText>{user.email}</EmailText>
        </Box>
      </Box>
    </Box>
  );
}
