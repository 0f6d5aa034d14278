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

/** From this number on, the failed sign-ins of a day, of all accounts together, are shown as a warning. */
const WARN_FROM_FAILURES = 10;

/** What waits, each as a link to its list; low, so that the search of the users below stays in view. */
export function Attention() {
  const translate = useTranslate();
  const waiting = useWaiting();
  const reported = useReported();
  const cases = useOpenCases();
  const checks = useSubmittedChecks();
  const security = useSecurity();
  const now = useNow();
  const status = security.data;
  const isLate =
    waiting.oldest !== undefined &&
    hoursSince(waiting.oldest.waitingSince, now) > APPLICATION_ANSWER_HOURS.until;
  const failedMails = status?.mailQueue.failed ?? 0;
  const lockedAccounts = status?.lockedAccounts ?? 0;
  const failedSignIns = status?.failedSignIns24h ?? 0;
  const isSuspicious = lockedAccounts > 0 || failedSignIns >= WARN_FROM_FAILURES;
  const error = waiting.error ?? reported.error ?? cases.error ?? checks.error ?? security.error;
  const isPending = [waiting, reported, cases, checks].some((list) => list.isPending) || !status;
  const hasRows = [waiting, reported, cases, checks].some(({ total }) => total > 0);
  const wantsAttention = hasRows || failedMails > 0 || isSuspicious;

  function retry() {
    waiting.refetch();
    reported.refetch();
    cases.refetch();
    checks.refetch();
    void security.refetch();
  }

  return (
    <Box component="section" aria-label={TEXTS.attention.label} sx={{ marginBottom: 5 }}>
      {error ? <ListFailure label={TEXTS.attention.label} error={error} onRetry={retry} /> : null}
      {!error && isPending && (
        <Skeleton variant="rounded" height={44} role="status" aria-label={TEXTS.attention.loading} />
      )}
      {!isPending && (
        <Box component="ul" sx={rowStyle}>
          {cases.total > 0 && (
            <AttentionLink tone="brick" to={PATHS.cases}>
              {translate('cases.home', { smart_count: cases.total })}
            </AttentionLink>
          )}
          {waiting.total > 0 && (
            <AttentionLink tone={isLate ? 'brick' : 'marigold'} to={PATHS.applications}>
              {TEXTS.attention.applications(waiting.total)}
            </AttentionLink>
          )}
          {checks.total > 0 && (
            <AttentionLink tone="marigold" to={PATHS.checks}>
              {TEXTS.attention.checks(checks.total)}
            </AttentionLink>
          )}
          {reported.total > 0 && (
            <AttentionLink tone="marigold" to={PATHS.reports}>
              {TEXTS.attention.reports(reported.total)}
            </AttentionLink>
          )}
          {failedMails > 0 && (
            <AttentionLink tone="brick" to={FAILED_MAIL_PATH}>
              {TEXTS.attention.mail(failedMails)}
            </AttentionLink>
          )}
          {isSuspicious && (
            <AttentionLink tone="marigold" to={PATHS.security}>
              {lockedAccounts > 0
                ? TEXTS.attention.lockedAccounts(lockedAccounts)
                : TEXTS.attention.failedSignIns(failedSignIns)}
            </AttentionLink>
          )}
          {!status.ownTwoFactor && (
            <AttentionLink tone="neutral" href={SITE_SECURITY_PAGE}>
              {TEXTS.attention.twoFactor}
            </AttentionLink>
          )}
          {!wantsAttention && !error && (
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
