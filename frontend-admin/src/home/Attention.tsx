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
import { useReported, useWaiting } from './queries';
import { ReportedReviews } from './ReportedReviews';
import { WaitingApplications } from './WaitingApplications';

/** From here on failed sign-ins look like more than forgetful people. */
const SUSPICIOUS_FAILURES = 10;

export function Attention() {
  const waiting = useWaiting();
  const reported = useReported();
  const security = useSecurity();
  const status = security.data;
  const hasWaiting = waiting.total > 0;
  const hasFailingMail = status !== undefined && status.mailQueue.failed > 0;
  const isSuspicious =
    status !== undefined && (status.lockedAccounts > 0 || status.failedSignIns24h >= SUSPICIOUS_FAILURES);
  const error = waiting.error ?? reported.error ?? security.error;
  const isPending = waiting.isPending || reported.isPending || !status;
  const hasReports = reported.total > 0;
  const wantsAttention = hasWaiting || hasReports || hasFailingMail || isSuspicious;

  function retry() {
    waiting.refetch();
    reported.refetch();
    void security.refetch();
  }

  return (
    <Box component="section" aria-labelledby="attention-heading" sx={{ marginBottom: 10 }}>
      <SectionHeading title="Needs attention" id="attention-heading" />
      <Box sx={{ display: 'grid', gap: 3 }}>
        {error ? <ListFailure label="What needs attention" error={error} onRetry={retry} /> : null}
        {!error && isPending && (
          <Skeleton variant="rounded" height={132} role="status" aria-label="Loading what needs attention" />
        )}
        {!error && !isPending && !wantsAttention && <AllQuiet />}
        {wantsAttention && (
          <Panel sx={ledgerStyle}>
            {hasWaiting && <WaitingApplications total={waiting.total} oldest={waiting.oldest} />}
            {hasReports && <ReportedReviews total={reported.total} oldest={reported.oldest} />}
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
