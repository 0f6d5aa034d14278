import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { APPLICATION_ANSWER_HOURS } from '@tidyhearth/domain';
import { useTranslate } from 'react-admin';
import { SITE_SECURITY_PAGE } from '../brand';
import { ListFailure } from '../components/list/ListFailure';
import { hoursSince } from '../format';
import { TEXTS } from '../i18n/home.texts';
import { FAILED_MAIL_PATH, PATHS } from '../paths';
import { useSecurity } from '../providers/queries';
import { useNow } from '../useNow';
import { AttentionLink } from './AttentionLink';
import { useOpenCases, useReported, useSubmittedChecks, useWaiting } from './queries';

/** From this number on, a day's failed sign-ins across all accounts are shown as a warning. */
const WARN_FROM_FAILURES = 10;

/** Everything that waits for the team, collected from several lists. */
function useAttention() {
  const waiting = useWaiting();
  const reported = useReported();
  const cases = useOpenCases();
  const checks = useSubmittedChecks();
  const security = useSecurity();
  const now = useNow();
  const lists = [waiting, reported, cases, checks];
  const status = security.data;
  const failedMails = status?.mailQueue.failed ?? 0;
  const lockedAccounts = status?.lockedAccounts ?? 0;
  const failedSignIns = status?.failedSignIns24h ?? 0;
  const isSuspicious = lockedAccounts > 0 || failedSignIns >= WARN_FROM_FAILURES;
  return {
    applications: waiting.total,
    isLate:
      waiting.oldest !== undefined &&
      hoursSince(waiting.oldest.waitingSince, now) > APPLICATION_ANSWER_HOURS.until,
    reports: reported.total,
    cases: cases.total,
    checks: checks.total,
    failedMails,
    lockedAccounts,
    failedSignIns,
    isSuspicious,
    lacksTwoFactor: status !== undefined && !status.ownTwoFactor,
    isQuiet: lists.every(({ total }) => total === 0) && failedMails === 0 && !isSuspicious,
    isPending: lists.some((list) => list.isPending) || !status,
    error: waiting.error ?? reported.error ?? cases.error ?? checks.error ?? security.error,
    retry: () => {
      for (const { refetch } of lists) refetch();
      void security.refetch();
    },
  };
}

/** Links to the lists in which something waits. Low, so that the user search below stays in view. */
export function Attention() {
  const translate = useTranslate();
  const { error, isPending, retry, ...found } = useAttention();
  return (
    <Box component="section" aria-label={TEXTS.attention.label} sx={{ marginBottom: 5 }}>
      {error ? <ListFailure label={TEXTS.attention.label} error={error} onRetry={retry} /> : null}
      {!error && isPending && (
        <Skeleton variant="rounded" height={44} role="status" aria-label={TEXTS.attention.loading} />
      )}
      {!isPending && (
        <Box component="ul" sx={rowStyle}>
          {found.cases > 0 && (
            <AttentionLink tone="brick" to={PATHS.cases}>
              {translate('cases.home', { smart_count: found.cases })}
            </AttentionLink>
          )}
          {found.applications > 0 && (
            <AttentionLink tone={found.isLate ? 'brick' : 'marigold'} to={PATHS.applications}>
              {TEXTS.attention.applications(found.applications)}
            </AttentionLink>
          )}
          {found.checks > 0 && (
            <AttentionLink tone="marigold" to={PATHS.checks}>
              {TEXTS.attention.checks(found.checks)}
            </AttentionLink>
          )}
          {found.reports > 0 && (
            <AttentionLink tone="marigold" to={PATHS.reports}>
              {TEXTS.attention.reports(found.reports)}
            </AttentionLink>
          )}
          {found.failedMails > 0 && (
            <AttentionLink tone="brick" to={FAILED_MAIL_PATH}>
              {TEXTS.attention.mail(found.failedMails)}
            </AttentionLink>
          )}
          {found.isSuspicious && (
            <AttentionLink tone="marigold" to={PATHS.security}>
              {found.lockedAccounts > 0
                ? TEXTS.attention.lockedAccounts(found.lockedAccounts)
                : TEXTS.attention.failedSignIns(found.failedSignIns)}
            </AttentionLink>
          )}
          {found.lacksTwoFactor && (
            <AttentionLink tone="neutral" href={SITE_SECURITY_PAGE}>
              {TEXTS.attention.twoFactor}
            </AttentionLink>
          )}
          {found.isQuiet && !error && (
            <Box component="li" sx={{ color: 'text.secondary', alignSelf: 'center' }}>
              {TEXTS.attention.allQuiet}
            </Box>
          )}
        </Box>
      )}
    </Box>
  );
}

const rowStyle = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  flexWrap: 'wrap',
  gap: 2,
  minHeight: 44,
};
