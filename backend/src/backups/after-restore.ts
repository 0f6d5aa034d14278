import type { Tx } from '../database/transaction.js';
import {
  END_CODES,
  END_LINKS,
  END_RECOVERY_CODES,
  END_SESSIONS,
  HOLD_DELIVERIES,
  HOLD_MAILS,
  REVOKE_KEYS,
} from './backups.queries.js';

/** The doctor knows it: such mails are for a person to look at, not a fault. */
export const HELD = 'held by a restore';

/**
 * A backup brings back what was ended or used since it was taken, and what was sent since. All of it ends here: who may come in
 * signs in again, and nothing goes out twice.
 */
export async function endWhatWasBefore({ sql }: Tx, now: number): Promise<[string, number][]> {
  const done = async (what: string, result: Promise<{ affected: number }>): Promise<[string, number]> => [
    what,
    (await result).affected,
  ];
  return [
    await done('sessions ended', sql.run(END_SESSIONS)),
    await done('API keys revoked', sql.run(REVOKE_KEYS, [now])),
    await done('people whose mailed links were ended', sql.run(END_LINKS)),
    await done('mailed codes ended', sql.run(END_CODES)),
    await done('recovery codes of two-factor authentication ended', sql.run(END_RECOVERY_CODES, [now])),
    await done('mails held (console, mail queue: Retry sends one)', sql.run(HOLD_MAILS, [HELD])),
    await done(
      'webhook calls held (their owners can replay them in the log)',
      sql.run(HOLD_DELIVERIES, [HELD]),
    ),
  ];
}
