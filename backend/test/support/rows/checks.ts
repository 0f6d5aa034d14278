/** Days that pass, and what is kept of documents: no call shows either. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, ukToday } from '@tidyhearth/domain';
import { sql } from '../database.js';
import type { Account, CleanerAccount } from '../world.js';

/** The last day of everything that counts was yesterday, and the job that ends it has not come by. */
export async function lastDaysPass({ user, cleaner }: CleanerAccount): Promise<void> {
  const yesterday = addDays(ukToday(), -1);
  await sql("UPDATE person_checks SET expiresOn = ? WHERE userId = ? AND slot = 'current'", [
    yesterday,
    user.id,
  ]);
  await sql('UPDATE users SET verifiedUntil = ? WHERE id = ?', [yesterday, user.id]);
  await sql('UPDATE cleaners SET insuredUntil = ?, backgroundCheckedUntil = ? WHERE id = ?', [
    yesterday,
    yesterday,
    cleaner.id,
  ]);
}

/** The clock ends what counts, as it does on the day after the last one. */
export const checksExpire = ({ user }: Account) =>
  sql("UPDATE person_checks SET state = 'expired', slot = NULL WHERE userId = ? AND slot = 'current'", [
    user.id,
  ]);

/** The team set the marks that count on this day. */
export async function marksWereRecorded({ user }: Account, day: string): Promise<void> {
  await sql("UPDATE person_checks SET checkedOn = ? WHERE userId = ? AND slot = 'current'", [day, user.id]);
}

/** The clock came by when this person's checks neared their end. */
export const renewalsAreTold = ({ user }: Account) =>
  sql("UPDATE person_checks SET remindedAt = 1 WHERE userId = ? AND slot = 'current'", [user.id]);

/** How many of this person's checks the clock will ask to renew once they near their end. */
export async function keptRenewals({ user }: Account): Promise<number> {
  const query =
    "SELECT COUNT(*) AS number FROM person_checks WHERE userId = ? AND slot = 'current' AND remindedAt IS NULL";
  const [row] = await sql<{ number: number }>(query, [user.id]);
  return Number(row?.number);
}

const FOLDER = join(process.env.TEST_DATA_DIR ?? '', 'documents');

/** The files of one person, and no other test's. */
export async function keptDocumentFiles({ user }: CleanerAccount): Promise<string[]> {
  const rows = await sql<{ fileKey: string }>(
    'SELECT d.fileKey FROM check_documents d JOIN person_checks p ON p.id = d.checkId WHERE p.userId = ?',
    [user.id],
  );
  return rows.map(({ fileKey }) => fileKey);
}

export const isFileKept = (fileKey: string): boolean => readdirSync(FOLDER).includes(fileKey);

/** Of everybody, with those that no row names; the first document makes the folder. */
export const countDocumentFiles = (): number => (existsSync(FOLDER) ? readdirSync(FOLDER).length : 0);

/** So many are counted, and there is one of each kind at most that counts and one under way. */
export async function keptSlots({ user }: CleanerAccount): Promise<string[]> {
  const rows = await sql<{ kind: string; slot: string }>(
    'SELECT kind, slot FROM person_checks WHERE userId = ? AND slot IS NOT NULL ORDER BY kind, slot',
    [user.id],
  );
  return rows.map(({ kind, slot }) => `${kind} ${slot}`);
}
