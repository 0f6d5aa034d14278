import type { Tx } from '../database/transaction.js';
import { HOLD_DELIVERIES, HOLD_MAILS, RELEASE_DELIVERIES, RELEASE_MAILS } from './backups.queries.js';

/** The doctor knows it: such mails are for a person to look at, not a fault. */
const HELD = 'held by a restore';

/** What was changed, in words, and how many. */
export type Done = [what: string, count: number];

/** What waits to be sent counts as failed until it is released. */
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
