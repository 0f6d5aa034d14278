import { isDuplicateKey } from '../database/engine.js';
import type { TxSql } from '../database/sql.js';
import { keyOf, type Pair } from './conversation-key.js';

/** The column that counts what this user has not read. */
export function unreadColumnOf(userId: number, pair: Pair): 'lowUnread' | 'highUnread' {
  return userId === pair.low ? 'lowUnread' : 'highUnread';
}

interface NewMessage {
  id: number;
  senderId: number;
  receiverId: number;
  createdAt: number;
}

/** Puts a message at the head of its conversation, which the first message opens. Holds the row until the commit. */
export async function updateConversationHead(
  sql: TxSql,
  pair: Pair,
  message: NewMessage,
  isKnown: boolean,
): Promise<void> {
  if (!isKnown && (await open(sql, pair, message))) return;
  const unread = unreadColumnOf(message.receiverId, pair);
  await sql.run(
    `UPDATE conversations
        SET ${unread} = ${unread} + 1,
            lastMessageAt = CASE WHEN lastMessageId < ? THEN ? ELSE lastMessageAt END,
            lastMessageId = CASE WHEN lastMessageId < ? THEN ? ELSE lastMessageId END
      WHERE conversationKey = ?`,
    [message.id, message.createdAt, message.id, message.id, keyOf(pair)],
  );
}

async function open(sql: TxSql, pair: Pair, message: NewMessage): Promise<boolean> {
  const isForLow = message.receiverId === pair.low;
  try {
    await sql.run(
      `INSERT INTO conversations
         (conversationKey, lowUserId, highUserId, openedBy, lastMessageId, lastMessageAt, lowUnread, highUnread, createdAt)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        keyOf(pair),
        pair.low,
        pair.high,
        message.senderId,
        message.id,
        message.createdAt,
        Number(isForLow),
        Number(!isForLow),
        message.createdAt,
      ],
    );
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
