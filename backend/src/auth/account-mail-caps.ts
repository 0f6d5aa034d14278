import { ACCOUNT_LIMITS, DAY_MS, HOUR_MS } from '@tidyhearth/domain';
import type { Tx } from '../database/transaction.js';
import { COUNT_MAILS_SINCE } from './account-mails.queries.js';

interface Cap {
  most: number;
  withinMs: number;
}

const TO_OWNER: Cap = { most: 5, withinMs: HOUR_MS };
/** Of an address that nobody has confirmed, somebody else may be the reader. */
const TO_ANYBODY: Cap = { most: 2, withinMs: DAY_MS };

/**
 * What goes to an address that nobody has confirmed, of mails that whoever knows the password of an account can cause again and
 * again, or whoever opens one account after the other with the same address and moves each away from it. The others are rare, or
 * the call that sends them is refused beyond its own limit: every changed password and every closed account is mailed. So is a
 * changed address to its owner, who would have to come back to it before it could be left a third time on that day.
 */
const CAPPED: ReadonlyMap<string, Cap> = new Map([
  // The call is refused beyond as many of one account.
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
 * Whether an address has had enough mails of this type for now. Each type has its own count, so that none is kept back by
 * others. Whoever calls holds the account's row, so that concurrent calls count each other's mails; of two webhooks that pause at
 * once each may send one.
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
