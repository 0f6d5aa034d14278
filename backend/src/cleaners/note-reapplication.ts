import { DAY_MS, REAPPLICATIONS } from '@tidyhearth/domain';
import { AppError } from '../common/app-error.js';
import type { RowOf } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import {
  COUNT_REAPPLICATIONS_SINCE,
  INSERT_REAPPLICATION,
  type FIND_REJECTION,
} from './reapplication.queries.js';

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
  const since = now - REAPPLICATIONS.withinDays * DAY_MS;
  const recent = await tx.sql.one(COUNT_REAPPLICATIONS_SINCE, [cleanerId, since]);
  if ((recent?.count ?? 0) >= REAPPLICATIONS.max) throw new AppError('REAPPLIED_TOO_OFTEN');
  const { rejectionReason = null, reviewedAt = null } = rejection ?? {};
  await tx.sql.run(INSERT_REAPPLICATION, [cleanerId, rejectionReason, reviewedAt, now]);
}
