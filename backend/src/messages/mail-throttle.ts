import { MINUTE_MS } from '@tidyhearth/domain';
import { ignoreDuplicate } from '../database/engine.js';
import type { TxSql } from '../database/sql.js';
import { CLAIM_MAIL_SLOT, COUNT_UNMAILED, FIND_MAIL_SLOT, INSERT_MAIL_SLOT } from './messages.queries.js';

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
  const slot = [conversationKey, recipientId] as const;
  if (!(await sql.one(FIND_MAIL_SLOT, slot)) && (await insertFirst(sql, slot, now))) return true;
  const isDue = await sql.claim(CLAIM_MAIL_SLOT, [now, ...slot, now - WINDOW_MS]);
  if (!isDue) await sql.run(COUNT_UNMAILED, slot);
  return isDue;
}

async function insertFirst(
  sql: TxSql,
  slot: readonly [conversationKey: string, recipientId: number],
  now: number,
): Promise<boolean> {
  return (await ignoreDuplicate(() => sql.run(INSERT_MAIL_SLOT, [...slot, now, now]))) !== undefined;
}
