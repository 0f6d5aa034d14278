import { HOUR_MS, MAX_ID, MINUTE_MS } from '@tidyhearth/domain';
import type { Tx } from '../database/transaction.js';
import { FIND_HEAD } from '../webhooks/feed/feed.queries.js';
import { DELETE_FEED_HEAD, INSERT_FEED_HEAD } from './backups.queries.js';
import type { Done } from './held-outbox.js';

/** More than any market records on average. */
const EVENTS_A_MINUTE = 3000;

/**
 * Programs have read events that the restore undoes, and remember their positions and sequence numbers. So the feed starts
 * again at a position higher than any that can have been given since the backup, even if the same backup was restored
 * before. Positions below it have expired.
 */
export async function beginFeedAnew({ sql }: Tx, takenAt: number, now: number): Promise<Done> {
  const head = (await sql.one(FIND_HEAD))?.position ?? 0;
  const skipped = Math.min(mostEventsIn(now - takenAt), Math.floor((MAX_ID - head) / 2));
  await sql.run(DELETE_FEED_HEAD);
  await sql.run(INSERT_FEED_HEAD, [head + skipped, head + skipped]);
  return ['positions of the feed of events skipped', skipped];
}

/** Plus an hour, for bursts and for clocks that differ. */
const mostEventsIn = (lostMs: number) =>
  Math.ceil(((Math.max(lostMs, 0) + HOUR_MS) / MINUTE_MS) * EVENTS_A_MINUTE);
