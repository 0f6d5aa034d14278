import { MINUTE_MS } from '@tidyhearth/domain';
import { isDuplicateKey } from '../database/engine.js';
import type { TxSql } from '../database/sql.js';

const WINDOW_MS = 15 * MINUTE_MS;

/**
 * Counts a message towards mail about unread ones. True for exactly one message per conversation, receiver and window:
 * the unique index lets one of several first messages in, and the window is moved on by compare-and-set.
 */
export async function claimMailSlot(
  sql: TxSql,
  conversationKey: string,
  recipientId: number,
  now: number,
): Promise<boolean> {
  const row = [conversationKey, recipientId];
  const known = await sql.one(
    'SELECT id FROM message_notification_log WHERE conversationKey = ? AND recipientId = ?',
    row,
  );
  if (!known && (await insertFirst(sql, row, now))) return true;
  const isDue = await sql.claim(
    `UPDATE message_notification_log SET lastNotificationSent = ?, messageCount = 1
      WHERE conversationKey = ? AND recipientId = ? AND lastNotificationSent <= ?`,
    [now, ...row, now - WINDOW_MS],
  );
  if (!isDue) {
    await sql.run(
      'UPDATE message_notification_log SET messageCount = messageCount + 1 WHERE conversationKey = ? AND recipientId = ?',
      row,
    );
  }
  return isDue;
}

async function insertFirst(sql: TxSql, row: (string | number)[], now: number): Promise<boolean> {
  try {
    await sql.run(
      `INSERT INTO message_notification_log (conversationKey, recipientId, lastNotificationSent, messageCount, createdAt)
       VALUES (?, ?, ?, 1, ?)`,
      [...row, now, now],
    );
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
