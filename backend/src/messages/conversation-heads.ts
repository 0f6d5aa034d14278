import { ignoreDuplicate } from '../database/engine.js';
import type { TxSql } from '../database/sql.js';
import { keyOf, type Pair } from './conversation-key.js';
import { INSERT_CONVERSATION, UPDATE_LAST_MESSAGE } from './conversations.queries.js';

/** The column that counts the messages this user has not read. */
export function unreadColumnOf(userId: number, pair: Pair): 'lowUnread' | 'highUnread' {
  return userId === pair.low ? 'lowUnread' : 'highUnread';
}

interface NewMessage {
  id: number;
  senderId: number;
  receiverId: number;
  createdAt: number;
}

/** Makes a message the last one of its conversation, which the first message creates. Holds the row until the commit. */
export async function updateConversationHead(
  sql: TxSql,
  pair: Pair,
  message: NewMessage,
  isKnown: boolean,
): Promise<void> {
  if (!isKnown && (await open(sql, pair, message))) return;
  const { id, createdAt } = message;
  const unread = unreadColumnOf(message.receiverId, pair);
  await sql.run(UPDATE_LAST_MESSAGE(unread), [id, createdAt, id, id, keyOf(pair)]);
}

async function open(sql: TxSql, pair: Pair, message: NewMessage): Promise<boolean> {
  const { low, high } = pair;
  const { id, senderId, createdAt } = message;
  const isForLow = message.receiverId === low;
  const opened = await ignoreDuplicate(() =>
    sql.run(INSERT_CONVERSATION, [
      keyOf(pair),
      low,
      high,
      senderId,
      id,
      createdAt,
      Number(isForLow),
      Number(!isForLow),
      createdAt,
    ]),
  );
  return opened !== undefined;
}
