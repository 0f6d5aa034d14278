import type { SecurityStatus } from '../contract';
import { countOf } from '../format';
import { PATHS } from '../paths';
import { AttentionCard } from './AttentionCard';

const SHOWN = 3;

export function SuspiciousSignIns({ status }: { status: SecurityStatus }) {
  const { lockedAccounts, failedSignIns24h, recentFailures } = status;
  const isLocked = lockedAccounts > 0;
  return (
    <AttentionCard
      tone="marigold"
      count={isLocked ? lockedAccounts : failedSignIns24h}
      what={isLocked ? `${lockedAccounts === 1 ? 'account' : 'accounts'} locked` : 'failed sign-ins'}
      lines={recentFailures
        .slice(0, SHOWN)
        .map(({ email, count }) => ({ key: email, text: email, note: countOf(count, 'attempt') }))}
      action="See Security Status"
      to={PATHS.security}
    />
  );
}
