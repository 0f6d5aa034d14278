import type { Tx } from '../database/transaction.js';
import { DELIVERY_LEASE_MS } from '../webhooks/deliveries/delivery-worker.job.js';
import {
  BRING_FORWARD_ALL_DELIVERIES,
  BRING_FORWARD_MAILS,
  HOLD_DELIVERIES,
  HOLD_MAILS,
  RELEASE_DELIVERIES,
  RELEASE_MAILS,
} from './backups.queries.js';

/** The doctor recognises it: such mails need a person's decision and are not a fault. */
const HELD = 'held by a restore';

/** Descriptions of what was changed, with counts. */
export type Done = [what: string, count: number];

/** Marks what waits to be sent as failed until it is released. */
export async function holdWhatWaits({ sql }: Tx): Promise<Done[]> {
  return [
    [
      'mails held (npm run outbox -- release sends all, Retry in the console one)',
      (await sql.run(HOLD_MAILS, [HELD])).affected,
    ],
    [
      'webhook calls held (npm run outbox -- release sends all, a replay in the log one)',
      (await sql.run(HOLD_DELIVERIES, [HELD])).affected,
    ],
  ];
}

export async function releaseWhatIsHeld({ sql }: Tx, now: number): Promise<Done[]> {
  return [
    ['mails released', (await sql.run(RELEASE_MAILS, [now, HELD])).affected],
    ['webhook calls released', (await sql.run(RELEASE_DELIVERIES, [now, HELD])).affected],
  ];
}

/**
 * Tries again now, as if it were new, what failed so often that its next try is hours away, because the cause has been
 * fixed.
 */
export async function tryWhatWaits({ sql }: Tx, now: number): Promise<Done[]> {
  const mails = await sql.run(BRING_FORWARD_MAILS, [now, now]);
  const calls = await sql.run(BRING_FORWARD_ALL_DELIVERIES, [now, now + DELIVERY_LEASE_MS]);
  return [
    ['mails are due now', mails.affected],
    ['webhook calls are due now', calls.affected],
  ];
}
