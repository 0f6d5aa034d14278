/** States that calls reach only together with much else, or not at all; here one row is in them and nothing more. */
import { copyRow, type Changes } from '../copied-rows.js';
import { sql } from '../database.js';
import { engine, sharedStore, type RowStore } from '../engine.js';
import type { Account } from '../world.js';

export type { Changes } from '../copied-rows.js';

const CLOSED = { suspended: 'isSuspended = 1', deactivated: 'deactivatedAt = 1' };

/** The account alone: what suspending or deactivating does to bookings and sessions is not done. */
export const markClosed = ({ user }: Account, how: keyof typeof CLOSED) =>
  sql(`UPDATE users SET ${CLOSED[how]} WHERE id = ?`, [user.id]);

const DIGITS = Array.from({ length: 10 }, (_, digit) => `SELECT ${digit} AS d`).join(' UNION ALL ');

/** Up to a hundred thousand, in one statement that both engines know; each call would hash a password. */
export async function manyAccounts(many: number, store: RowStore): Promise<void> {
  const number = 'a.d + 10 * b.d + 100 * c.d + 1000 * e.d + 10000 * f.d';
  await sql(
    `INSERT INTO users (email, password, firstName, lastName, createdAt, updatedAt)
     SELECT CONCAT('many', n, '@test.example'), 'x', CONCAT('First', n % 100), CONCAT('Last', n),
            1700000000000 + n, 1700000000000
       FROM (SELECT ${number} AS n
               FROM (${DIGITS}) a CROSS JOIN (${DIGITS}) b CROSS JOIN (${DIGITS}) c CROSS JOIN (${DIGITS}) e
              CROSS JOIN (${DIGITS}) f) numbers
      WHERE n < ${many}`,
    [],
    store,
  );
  await sql('ANALYZE' + (engine === 'mariadb' ? ' TABLE users' : ''), [], store);
}

/** The second of two rows that a race would write; the code before it keeps calls from getting that far. */
export const secondRow = (table: string, key: Changes, change: Changes) =>
  copyRow(sharedStore, table, key, [change]);

export const signInWindow = (subject: string) =>
  sql('INSERT INTO sign_in_windows (subject, failures, trying, endsAt) VALUES (?, 0, 1, 0)', [subject]);

export const lapsedLease = (name: string) =>
  sql('INSERT INTO job_leases (name, until) VALUES (?, 0)', [name]);
