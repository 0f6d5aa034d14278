import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import { StatusPill } from '../../components/StatusPill';
import type { AdminUser } from '../../contract';

export function UserStates() {
  const user = useRecordContext<AdminUser>();
  if (!user) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '6px' }}>
      {user.isDeactivated && <StatusPill tone="neutral">Closed by its owner</StatusPill>}
      {user.isSuspended && <StatusPill tone="brick">Suspended</StatusPill>}
      <StatusPill tone={user.isVerified ? 'sage' : 'neutral'}>
        {user.isVerified ? 'Verified' : 'Not verified'}
      </StatusPill>
      {user.cleanerStatus === 'pending' && <StatusPill tone="marigold">Application waiting</StatusPill>}
      {user.cleanerStatus === 'rejected' && <StatusPill tone="brick">Application rejected</StatusPill>}
      {user.cleanerId !== null && user.isInsured && <StatusPill tone="sage">Insured</StatusPill>}
    </Box>
  );
}
