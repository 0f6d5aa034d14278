import { ACCOUNT_LIMITS, DAY_MS, HOUR_MS } from '@tidyhearth/domain';
import type { Tx } from '../database/transaction.js';
import { COUNT_MAILS_SINCE } from './account-mails.queries.js';

interface Cap {
  most: number;
  withinMs: number;
}

const TO_OWNER: Cap = { most: 5, withinMs: HOUR_MS };
/** For addresses that nobody has confirmed, because they may belong to somebody else. */
const TO_ANYBODY: Cap = { most: 2, withinMs: DAY_MS };

/**
 * Limits for mails to an address that nobody has confirmed. They apply to mails that somebody could cause again and
 * again: with the password of an account, or by opening one account after the other with the same address and moving
 * each away from it. Other mails are rare, or the call that sends them has a stricter limit of its own: every password
 * change and every closed account is mailed. A changed address is always mailed to a confirmed owner, who would have to
 * return to that address before it could be changed a third time on the same day.
 */
const CAPPED: ReadonlyMap<string, Cap> = new Map([
  // The call itself is refused beyond this number for one account.
  ['email-change-requested', { most: ACCOUNT_LIMITS.emailChangesADay, withinMs: DAY_MS }],
  ['email-changed', TO_ANYBODY],
  ['welcome', TO_ANYBODY],
  ['new-device', TO_ANYBODY],
  ['api-key-made', TO_ANYBODY],
  ['two-factor-changed', TO_ANYBODY],
  ['recovery-code-used', TO_ANYBODY],
  ['recovery-codes-replaced', TO_ANYBODY],
  ['webhook-paused', TO_ANYBODY],
]);

/**
 * Whether an address has had enough mails of this type for now. Each type has its own count, so that other types don't
 * use it up. The caller holds the account's row, so that concurrent calls count each other's mails; two webhooks that
 * pause at the same time may each send one.
 */
export async function isMailedOften(
  tx: Tx,
  recipient: string,
  type: string,
  isProved: boolean,
): Promise<boolean> {
  const cap = CAPPED.get(type);
  if (!cap) return false;
  const { most, withinMs } = isProved ? TO_OWNER : cap;
  const row = await tx.sql.one(COUNT_MAILS_SINCE, [recipient, type, Date.now() - withinMs]);
  return (row?.sent ?? 0) >= most;
}
