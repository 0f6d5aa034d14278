import { DAY_MS, formatDateTime, REAPPLICATIONS } from '@tidyhearth/domain';
import { AppError } from '../common/app-error.js';
import type { RowOf } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import {
  COUNT_REAPPLICATIONS_SINCE,
  INSERT_REAPPLICATION,
  type FIND_REJECTION,
} from './reapplication.queries.js';

/** The instant from which this person may apply again. */
export async function reappliesFrom(tx: Tx, cleanerId: number, now: number): Promise<number> {
  const within = REAPPLICATIONS.withinDays * DAY_MS;
  const recent = await tx.sql.one(COUNT_REAPPLICATIONS_SINCE, [cleanerId, now - within]);
  return recent && recent.count >= REAPPLICATIONS.max ? (recent.oldestAt ?? now) + within : now;
}

/**
 * Keeps the earlier rejection for the admin and counts reapplications. The profile's row must be locked.
 *
 * @throws AppError REAPPLIED_TOO_OFTEN
 */
export async function noteReapplication(
  tx: Tx,
  cleanerId: number,
  rejection: RowOf<typeof FIND_REJECTION> | undefined,
  now: number,
): Promise<void> {
  const from = await reappliesFrom(tx, cleanerId, now);
  if (from > now) {
    const message = `You have sent your application ${REAPPLICATIONS.max} more times lately. The next time is possible from ${formatDateTime(from)}.`;
    throw new AppError('REAPPLIED_TOO_OFTEN', { message });
  }
  const { rejectionReason = null, reviewedAt = null } = rejection ?? {};
  await tx.sql.run(INSERT_REAPPLICATION, [cleanerId, rejectionReason, reviewedAt, now]);
}
