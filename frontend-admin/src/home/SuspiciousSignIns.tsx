import type { SecurityStatus } from '../contract';
import { countOf } from '../format';
import { PATHS } from '../paths';
import { AttentionCard } from './AttentionCard';

const SHOWN = 3;

export function SuspiciousSignIns({ status }: { status: SecurityStatus }) {
  const { lockedAccounts, failedSignIns24h, recentFailures } = status;
  return (
    <AttentionCard
      tone="marigold"
      title={
        lockedAccounts > 0
          ? `${countOf(lockedAccounts, 'account')} locked`
          : `${failedSignIns24h} failed sign-ins`
      }
      lines={recentFailures
        .slice(0, SHOWN)
        .map(({ email, count }) => ({ key: email, text: email, note: countOf(count, 'attempt') }))}
      action="See Security Status"
      to={PATHS.security}
    />
  );
}
