import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import { StatusPill } from '../../components/StatusPill';
import type { AdminUser } from '../../contract';
import { TEXTS } from '../../i18n/users.texts';

export function UserStates() {
  const user = useRecordContext<AdminUser>();
  if (!user) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '6px' }}>
      {user.isDeactivated && <StatusPill tone="neutral">{TEXTS.states.closed}</StatusPill>}
      {user.isSuspended && <StatusPill tone="brick">{TEXTS.states.suspended}</StatusPill>}
      <StatusPill tone={user.isVerified ? 'sage' : 'neutral'}>
        {user.isVerified ? TEXTS.states.verified : TEXTS.states.notVerified}
      </StatusPill>
      {user.cleanerStatus === 'pending' && (
        <StatusPill tone="marigold">{TEXTS.states.applicationWaiting}</StatusPill>
      )}
      {user.cleanerStatus === 'rejected' && (
        <StatusPill tone="brick">{TEXTS.states.applicationRejected}</StatusPill>
      )}
      {user.cleanerId !== null && user.isInsured && (
        <StatusPill tone="sage">{TEXTS.states.insured}</StatusPill>
      )}
    </Box>
  );
}
