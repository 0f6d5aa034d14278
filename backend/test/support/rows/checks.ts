/** Simulates passing days and reads what is stored of documents, because no call does either. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, ukToday } from '@tidyhearth/domain';
import { sql } from '../database.js';
import type { Account, CleanerAccount } from '../world.js';

/** The last day of all valid checks was yesterday, but the job that ends them has not run yet. */
export const lastDaysPass = (person: CleanerAccount) => lastDaysAre(person, addDays(ukToday(), -1));

/** All valid checks have this last day. */
export async function lastDaysAre({ user, cleaner }: CleanerAccount, day: string): Promise<void> {
  await sql("UPDATE person_checks SET expiresOn = ? WHERE userId = ? AND slot = 'current'", [day, user.id]);
  await sql('UPDATE users SET verifiedUntil = ? WHERE id = ?', [day, user.id]);
  await sql('UPDATE cleaners SET insuredUntil = ?, backgroundCheckedUntil = ? WHERE id = ?', [
    day,
    day,
    cleaner.id,
  ]);
}

/** Ends the valid checks, as the job does on the day after their last one. */
export const checksExpire = ({ user }: Account) =>
  sql("UPDATE person_checks SET state = 'expired', slot = NULL WHERE userId = ? AND slot = 'current'", [
    user.id,
  ]);

/** The valid marks were recorded on this day. */
export async function marksWereRecorded({ user }: Account, day: string): Promise<void> {
  await sql("UPDATE person_checks SET checkedOn = ? WHERE userId = ? AND slot = 'current'", [day, user.id]);
}

/** The job has already sent reminders about this person's expiring checks. */
export const renewalsAreTold = ({ user }: Account) =>
  sql("UPDATE person_checks SET remindedAt = 1 WHERE userId = ? AND slot = 'current'", [user.id]);

/** The number of this person's checks for which a reminder will be sent before they expire. */
export async function keptRenewals({ user }: Account): Promise<number> {
  const query =
    "SELECT COUNT(*) AS number FROM person_checks WHERE userId = ? AND slot = 'current' AND remindedAt IS NULL";
  const [row] = await sql<{ number: number }>(query, [user.id]);
  return Number(row?.number);
}

const FOLDER = join(process.env.TEST_DATA_DIR ?? '', 'documents');

/** The document files of this person only, regardless of other tests. */
export async function keptDocumentFiles({ user }: CleanerAccount): Promise<string[]> {
  const rows = await sql<{ fileKey: string }>(
    'SELECT d.fileKey FROM check_documents d JOIN person_checks p ON p.id = d.checkId WHERE p.userId = ?',
    [user.id],
  );
  return rows.map(({ fileKey }) => fileKey);
}

export const isFileKept = (fileKey: string): boolean => readdirSync(FOLDER).includes(fileKey);

/** Counts all document files, including those without a row. The folder is created with the first document. */
export const countDocumentFiles = (): number => (existsSync(FOLDER) ? readdirSync(FOLDER).length : 0);

/** The occupied slots: for each kind of check, at most one that is valid and one in progress. */
export async function keptSlots({ user }: CleanerAccount): Promise<string[]> {
  const rows = await sql<{ kind: string; slot: string }>(
    'SELECT kind, slot FROM person_checks WHERE userId = ? AND slot IS NOT NULL ORDER BY kind, slot',
    [user.id],
  );
  return rows.map(({ kind, slot }) => `${kind} ${slot}`);
}
