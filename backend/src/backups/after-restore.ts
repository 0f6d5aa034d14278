import type { Tx } from '../database/transaction.js';
import { END_CODES, END_LINKS, END_RECOVERY_CODES, END_SESSIONS, REVOKE_KEYS } from './backups.queries.js';
import { holdWhatWaits, type Done } from './held-outbox.js';

/**
 * A backup brings back what was ended or used since it was taken, and what was sent since. All of it ends here: who may come in
 * signs in again, and nothing goes out twice.
 */
export async function endWhatWasBefore(tx: Tx, now: number): Promise<Done[]> {
  const { sql } = tx;
  const done = async (what: string, result: Promise<{ affected: number }>): Promise<Done> => [
    what,
    (await result).affected,
  ];
  return [
    await done('sessions ended', sql.run(END_SESSIONS)),
    await done('API keys revoked', sql.run(REVOKE_KEYS, [now])),
    await done('people whose mailed links were ended', sql.run(END_LINKS)),
    await done('mailed codes ended', sql.run(END_CODES)),
    await done('recovery codes of two-factor authentication ended', sql.run(END_RECOVERY_CODES, [now])),
    ...(await holdWhatWaits(tx)),
  ];
}
