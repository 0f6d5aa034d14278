import type { Tx } from '../database/transaction.js';
import {
  END_CODES,
  END_FEEDS,
  END_LINKS,
  END_RECOVERY_CODES,
  END_SESSIONS,
  PAUSE_WEBHOOKS,
  REVOKE_KEYS,
  TELL_FEED_OWNERS,
  TELL_WEBHOOK_OWNERS,
} from './backups.queries.js';
import { holdWhatWaits, type Done } from './held-outbox.js';
import { beginFeedAnew } from './new-beginning.js';

const FEED_ENDED = [
  'Your calendar address has ended',
  'A backup of our data was restored, and with it addresses that had ended. Make a new one in your calendar and subscribe to it again.',
] as const;
const WEBHOOKS_PAUSED = [
  'Your webhooks are paused',
  'A backup of our data was restored, which undid what you had changed since. Look through them, rotate a secret that you had rotated, and resume those you still want.',
] as const;

/**
 * A restore brings back what has been ended, used or sent since the backup was taken. This invalidates all of it:
 * people have to sign in again, nothing is sent twice, and no number that a program has seen is used again.
 */
export async function endWhatWasBefore(tx: Tx, takenAt: number, now: number): Promise<Done[]> {
  const { sql } = tx;
  const done = async (what: string, result: Promise<{ affected: number }>): Promise<Done> => [
    what,
    (await result).affected,
  ];
  await sql.run(TELL_FEED_OWNERS, [...FEED_ENDED, now]);
  await sql.run(TELL_WEBHOOK_OWNERS, [...WEBHOOKS_PAUSED, now]);
  return [
    await done('sessions ended', sql.run(END_SESSIONS)),
    await done('API keys revoked', sql.run(REVOKE_KEYS, [now])),
    await done('people whose mailed links were ended', sql.run(END_LINKS)),
    await done('mailed codes ended', sql.run(END_CODES)),
    await done('recovery codes of two-factor authentication ended', sql.run(END_RECOVERY_CODES, [now])),
    await done('calendar addresses ended', sql.run(END_FEEDS)),
    await done('webhooks paused until their owners resume them', sql.run(PAUSE_WEBHOOKS, [now])),
    ...(await holdWhatWaits(tx)),
    await beginFeedAnew(tx, takenAt, now),
  ];
}
