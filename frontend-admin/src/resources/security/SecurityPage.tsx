import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ListFailure } from '../../components/list/ListFailure';
import { SectionHeading } from '../../components/SectionHeading';
import { usePageTitle } from '../../components/usePageTitle';
import { useSecurity } from '../../providers/queries';
import { AuditLog } from '../audit-log/AuditLog';
import { MailQueue } from '../mail-queue/MailQueue';
import { RecentFailures } from './RecentFailures';
import { SecurityFigures } from './SecurityFigures';
import { TwoFactorAdvice } from './TwoFactorAdvice';
import { TEXTS } from '../../i18n/security.texts';

export function SecurityPage() {
  usePageTitle(TEXTS.title);
  const { data, error, refetch } = useSecurity();
  const { hash } = useLocation();
  const isReady = data !== undefined;

  // The element that a link's hash names exists only after the figures have loaded.
  useEffect(() => {
    if (isReady && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isReady, hash]);

  return (
    <section aria-labelledby="security-heading">
      <SectionHeading title={TEXTS.title} id="security-heading" />
      <Box sx={{ display: 'grid', gap: 10, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {data ? (
          <Box sx={{ display: 'grid', gap: 5 }}>
            {!data.ownTwoFactor && <TwoFactorAdvice />}
            <SecurityFigures status={data} />
            <RecentFailures failures={data.triedAccounts} />
          </Box>
        ) : error ? (
          <ListFailure label={TEXTS.label} error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton variant="rounded" height={220} role="status" aria-label={TEXTS.loading} />
        )}
        <MailQueue counts={data?.mailQueue} />
        <AuditLog />
      </Box>
    </section>
  );
}
