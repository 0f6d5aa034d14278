/** The outbox itself: a mail that was never written, or written twice, shows nowhere else. */
import { sql, type Row } from '../database.js';
import { sharedStore, type RowStore } from '../engine.js';
import type { Account } from '../world.js';

export const queuedMails = (recipient: string, store = sharedStore): Promise<Row[]> =>
  sql(
    'SELECT type, status, lease, attempts, body, errorMessage FROM email_notifications WHERE recipient = ? ORDER BY id',
    [recipient],
    store,
  );

/** Of one type, with the text as it is stored. */
export const queuedMailsOf = ({ user }: Account, type: string) =>
  sql<{ body: string }>('SELECT body FROM email_notifications WHERE userId = ? AND type = ? ORDER BY id', [
    user.id,
    type,
  ]);

export const queuedBodies = (type: string) =>
  sql<{ body: string }>('SELECT body FROM email_notifications WHERE type = ?', [type]);

/** Where the mail with this subject goes, which is configuration. */
export async function queuedRecipient(subject: string): Promise<string> {
  const [row] = await sql<{ recipient: string }>(
    'SELECT recipient FROM email_notifications WHERE subject = ?',
    [subject],
  );
  return row?.recipient ?? '';
}

/** What was told on the way to what a test is about. */
export async function forgetWhatWasTold(...people: Account[]): Promise<void> {
  for (const { user } of people) {
    await sql('DELETE FROM notifications WHERE userId = ?', [user.id]);
    await sql('DELETE FROM email_notifications WHERE userId = ?', [user.id]);
  }
}

/** Mails that are due at once; no call writes one to an address that nobody has. */
export async function dueMails(recipients: readonly string[], store: RowStore): Promise<void> {
  const rows = recipients.map(() => "('test', 'Hello', ?, ?, 'pending', 0, 0, ?)").join(', ');
  await sql(
    `INSERT INTO email_notifications (type, subject, recipient, body, status, attempts, nextAttemptAt, createdAt) VALUES ${rows}`,
    recipients.flatMap((recipient) => [recipient, '{"text":"Hello there","html":""}', Date.now()]),
    store,
  );
}

export async function outboxState(store: RowStore): Promise<{ unsent: number; mostAttempts: number }> {
  const [row] = await sql(
    "SELECT SUM(CASE WHEN status <> 'sent' THEN 1 ELSE 0 END) AS unsent, MAX(attempts) AS most FROM email_notifications",
    [],
    store,
  );
  return { unsent: Number(row?.unsent), mostAttempts: Number(row?.most) };
}

/** Being approved is mailed too, when a test is about what comes after. */
export const forgetMails = ({ user }: Account) =>
  sql('DELETE FROM email_notifications WHERE userId = ?', [user.id]);

/** As another replica does it; the embedded engine has none. */
export const sentByAnother = (recipient: string, store: RowStore) =>
  sql(
    "UPDATE email_notifications SET lease = lease + 1, attempts = attempts + 1, status = 'sent' WHERE recipient = ?",
    [recipient],
    store,
  );
