import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import { Panel } from '../components/Panel';
import { SectionHeading } from '../components/SectionHeading';
import { useSecurity } from '../providers/queries';
import { TwoFactorAdvice } from '../resources/security/TwoFactorAdvice';
import { ListFailure } from '../components/list/ListFailure';
import { AllQuiet } from './AllQuiet';
import { FailingMail } from './FailingMail';
import { SuspiciousSignIns } from './SuspiciousSignIns';
import { useWaiting } from './queries';
import { WaitingApplications } from './WaitingApplications';

/** From here on failed sign-ins look like more than forgetful people. */
const SUSPICIOUS_FAILURES = 10;

export function Attention() {
  const waiting = useWaiting();
  const security = useSecurity();
  const status = security.data;
  const hasWaiting = waiting.total > 0;
  const hasFailingMail = status !== undefined && status.mailQueue.failed > 0;
  const isSuspicious =
    status !== undefined && (status.lockedAccounts > 0 || status.failedSignIns24h >= SUSPICIOUS_FAILURES);
  const error = waiting.error ?? security.error;

  function retry() {
    waiting.refetch();
    void security.refetch();
  }

  return (
    <Box component="section" aria-labelledby="attention-heading" sx={{ marginBottom: 10 }}>
      <SectionHeading title="Needs attention" id="attention-heading" />
      <Box sx={{ display: 'grid', gap: 3 }}>
        {error ? <ListFailure label="What needs attention" error={error} onRetry={retry} /> : null}
        {!error && (waiting.isPending || !status) && (
          <Skeleton variant="rounded" height={132} role="status" aria-label="Loading what needs attention" />
        )}
        {!error && !waiting.isPending && status && !hasWaiting && !hasFailingMail && !isSuspicious && (
          <AllQuiet />
        )}
        {(hasWaiting || hasFailingMail || isSuspicious) && (
          <Panel sx={ledgerStyle}>
            {hasWaiting && <WaitingApplications total={waiting.total} oldest={waiting.oldest} />}
            {hasFailingMail && <FailingMail count={status.mailQueue.failed} />}
            {isSuspicious && <SuspiciousSignIns status={status} />}
          </Panel>
        )}
        {status && !status.ownTwoFactor && <TwoFactorAdvice />}
      </Box>
    </Box>
  );
}

/** Columns with hairlines between them, however many there are. */
const ledgerStyle = ({ tones }: Theme) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 270px), 1fr))',
  overflow: 'hidden',
  '& > *': { boxShadow: `1px 1px 0 ${tones.line}` },
});
