import type { SecurityStatus } from '../contract';
import { countOf } from '../format';
import { PATHS } from '../paths';
import { AttentionCard } from './AttentionCard';

const SHOWN = 3;

export function SuspiciousSignIns({ status }: { status: SecurityStatus }) {
  const { lockedAccounts, failedSignIns24h, triedAccounts } = status;
  const isLocked = lockedAccounts > 0;
  return (
    <AttentionCard
      tone="marigold"
      count={isLocked ? lockedAccounts : failedSignIns24h}
      what={isLocked ? `${lockedAccounts === 1 ? 'account' : 'accounts'} locked` : 'failed sign-ins'}
      lines={triedAccounts.slice(0, SHOWN).map(({ userId, email, failures }) => ({
        key: userId,
        text: email,
        note: countOf(failures, 'attempt'),
      }))}
      action="See Security Status"
      to={PATHS.security}
    />
  );
}
