import { MINUTE_MS } from '@tidyhearth/domain';
import { ignoreDuplicate } from '../database/engine.js';
import type { TxSql } from '../database/sql.js';
import { CLAIM_MAIL_SLOT, COUNT_UNMAILED, FIND_MAIL_SLOT, INSERT_MAIL_SLOT } from './messages.queries.js';

const WINDOW_MS = 15 * MINUTE_MS;

/**
 * Decides whether a message is followed by a mail about unread messages, and counts it if not. True for exactly one
 * message per conversation, receiver and window: the unique index admits one of several concurrent first messages, and
 * a compare-and-set advances the window.
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
