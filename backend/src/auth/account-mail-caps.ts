import { DAY_MS, HOUR_MS } from '@tidyhearth/domain';
import type { Tx } from '../database/transaction.js';
import { COUNT_MAILS_SINCE } from './account-mails.queries.js';

/**
 * Mails that whoever knows the password of an account can cause again and again. The others are rare, or the call that sends
 * them is refused beyond its own limit: of a changed password or address, or a closed account, every one is mailed.
 */
const CAPPED: ReadonlySet<string> = new Set([
  'new-device',
  'api-key-made',
  'two-factor-changed',
  'recovery-code-used',
  'recovery-codes-replaced',
]);

const TO_OWNER = { most: 5, withinMs: HOUR_MS };
/** Of an address that nobody has confirmed, somebody else may be the reader. */
const TO_ANYBODY = { most: 2, withinMs: DAY_MS };

/**
 * Whether an address has had enough mails of this type for now. Each type has its own count, so that none is kept back by
 * others. Whoever calls holds the account's row, so that concurrent calls count each other's mails.
 */
export async function isMailedOften(
  tx: Tx,
  recipient: string,
  type: string,
  isProved: boolean,
): Promise<boolean> {
  if (!CAPPED.has(type)) return false;
  const { most, withinMs } = isProved ? TO_OWNER : TO_ANYBODY;
  const row = await tx.sql.one(COUNT_MAILS_SINCE, [recipient, type, Date.now() - withinMs]);
  return (row?.sent ?? 0) >= most;
}
