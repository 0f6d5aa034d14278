/** Reads the outbox, because a missing or duplicate mail shows nowhere else. */
import { sql, type Row } from '../database.js';
import { sharedStore, type RowStore } from '../engine.js';
import type { Account } from '../world.js';

export const queuedMails = (recipient: string, store = sharedStore): Promise<Row[]> =>
  sql(
    'SELECT type, status, lease, attempts, body, errorMessage FROM email_notifications WHERE recipient = ? ORDER BY id',
    [recipient],
    store,
  );

/** The queued mails of one type, with the stored text. */
export const queuedMailsOf = ({ user }: Account, type: string) =>
  sql<{ body: string }>('SELECT body FROM email_notifications WHERE userId = ? AND type = ? ORDER BY id', [
    user.id,
    type,
  ]);

export const queuedBodies = (type: string) =>
  sql<{ body: string }>('SELECT body FROM email_notifications WHERE type = ?', [type]);

/** The recipient of the mail with this subject, if it depends on the configuration. */
export async function queuedRecipient(subject: string): Promise<string> {
  const [row] = await sql<{ recipient: string }>(
    'SELECT recipient FROM email_notifications WHERE subject = ?',
    [subject],
  );
  return row?.recipient ?? '';
}

/** This many hours pass since the mails to this address were written. */
export const hoursPassSinceMails = (recipient: string, hours: number, store: RowStore) =>
  sql(
    'UPDATE email_notifications SET createdAt = createdAt - ? WHERE recipient = ?',
    [hours * 3_600_000, recipient],
    store,
  );

/** Deletes the bell items and mails that steps preparing a test have caused. */
export async function deleteNotificationsAndMails(...people: Account[]): Promise<void> {
  for (const { user } of people) {
    await sql('DELETE FROM notifications WHERE userId = ?', [user.id]);
    await sql('DELETE FROM email_notifications WHERE userId = ?', [user.id]);
  }
}

/** Queues mails to arbitrary addresses, because calls send mail only to existing accounts. */
export async function dueMails(recipients: readonly string[], store: RowStore): Promise<void> {
  const rows = recipients.map(() => "('test', 'Hello', ?, ?, 'pending', 0, ?, ?)").join(', ');
  const now = Date.now();
  await sql(
    `INSERT INTO email_notifications (type, subject, recipient, body, status, attempts, nextAttemptAt, createdAt) VALUES ${rows}`,
    recipients.flatMap((recipient) => [recipient, '{"text":"Hello there","html":""}', now, now]),
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

/** Deletes queued mails, such as the one about an approval. */
export const deleteMails = ({ user }: Account) =>
  sql('DELETE FROM email_notifications WHERE userId = ?', [user.id]);

/** Marks a mail as sent, as another replica would. */
export const sentByAnother = (recipient: string, store: RowStore) =>
  sql(
    "UPDATE email_notifications SET lease = lease + 1, attempts = attempts + 1, status = 'sent' WHERE recipient = ?",
    [recipient],
    store,
  );
