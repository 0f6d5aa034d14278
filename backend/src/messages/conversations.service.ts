import { Injectable } from '@nestjs/common';
import type { Actor } from '../common/actor.js';
import { requireSelf } from '../common/ownership.js';
import { cutPage, decodeCursor, type Page, type PageRequest } from '../common/paging.js';
import { EngineHintsService } from '../database/engine-hints.service.js';
import { Sql, type SqlValue } from '../database/sql.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { unreadColumnOf } from './conversation-heads.js';
import { keyOf, pairOf } from './conversation-key.js';
import {
  toConversation,
  type ConversationResponse,
  type ConversationRow,
  type MessagesReadResponse,
  type UnreadMessagesResponse,
} from './dto/conversation.response.js';
import { ConversationRead } from './events/message.events.js';

type Side = 'low' | 'high';
const SIDES: readonly Side[] = ['low', 'high'];
const NO_CURSOR: [number, string] = [Number.MAX_SAFE_INTEGER, ''];

/**
 * A cleaner's list leaves out a customer all of whose bookings were cancelled; whatever either says after that brings
 * the conversation back, for a message that nobody sees would be lost. One row per pair of users makes the list one per customer. Look-ups
 * of one row rather than EXISTS, which MariaDB turns into reading all bookings of the cleaner.
 */
const stillOfInterest = (other: string) => `(
  (SELECT b.id FROM bookings b
    WHERE b.customerId = v.${other} AND b.cleanerId = ? AND b.status IN ('pending', 'confirmed', 'completed', 'paid')
    LIMIT 1) IS NOT NULL
  OR (SELECT b.id FROM bookings b
       WHERE b.customerId = v.${other} AND b.cleanerId = ? AND b.status = 'cancelled' AND b.updatedAt >= v.lastMessageAt
       LIMIT 1) IS NULL)`;

/** Conversations of which the caller is the lower or the higher id, each through its own index. */
function half(side: Side, isCleaner: boolean): { columns: string; where: string } {
  const other = side === 'low' ? 'highUserId' : 'lowUserId';
  return {
    columns: `v.conversationKey, v.${other} AS otherUserId, v.${side}Unread AS unread, v.lastMessageId, v.lastMessageAt`,
    where: `v.${side}UserId = ?${isCleaner ? ` AND ${stillOfInterest(other)}` : ''}`,
  };
}

const paramsOf = ({ userId, cleanerId }: Actor): SqlValue[] =>
  cleanerId === null ? [userId] : [userId, cleanerId, cleanerId];

@Injectable()
export class ConversationsService {
  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly hints: EngineHintsService,
  ) {}

  /** Latest first. */
  async list(actor: Actor, userId: number, page: PageRequest): Promise<Page<ConversationResponse>> {
    requireSelf(actor, userId);
    const [at, key] = page.cursor
      ? decodeCursor<[number, string]>(page.cursor, ['number', 'string'])
      : NO_CURSOR;
    const limit = page.limit + 1;
    const halves = SIDES.map((side) => {
      const { columns, where } = half(side, actor.cleanerId !== null);
      return `SELECT * FROM (SELECT ${columns} FROM conversations v
               WHERE ${where} AND v.lastMessageAt <= ? AND (v.lastMessageAt < ? OR v.conversationKey < ?)
               ORDER BY v.lastMessageAt DESC, v.conversationKey DESC LIMIT ${limit}) ${side}Half`;
    });
    const rows = await this.sql.all<ConversationRow>(
      `SELECT h.conversationKey, h.otherUserId, h.unread, h.lastMessageAt, m.content, m.senderId, u.firstName,
              COALESCE(c.profileImage, u.profileImageUrl) AS profileImageUrl, u.userType
         FROM (${halves.join(' UNION ALL ')}) h
         JOIN messages m ON m.id = h.lastMessageId
         JOIN users u ON u.id = h.otherUserId
         LEFT JOIN cleaners c ON c.userId = h.otherUserId
        ORDER BY h.lastMessageAt DESC, h.conversationKey DESC LIMIT ${limit}`,
      SIDES.flatMap(() => [...paramsOf(actor), at, at, key]),
    );
    const { items, ...rest } = cutPage(rows, page.limit, (last) => [
      last.lastMessageAt,
      last.conversationKey,
    ]);
    return { ...rest, items: items.map(toConversation) };
  }

  /** Over the conversations that the list shows. */
  async countUnread(actor: Actor, userId: number): Promise<UnreadMessagesResponse> {
    requireSelf(actor, userId);
    const halves = SIDES.map((side) => {
      const { where } = half(side, actor.cleanerId !== null);
      return `SELECT v.${side}Unread AS unread FROM conversations v WHERE v.${side}Unread > 0 AND ${where}`;
    });
    const row = await this.sql.one<{ count: number }>(
      `SELECT COALESCE(SUM(h.unread), 0) AS count FROM (${halves.join(' UNION ALL ')}) h`,
      SIDES.flatMap(() => paramsOf(actor)),
    );
    return { count: Number(row?.count ?? 0) };
  }

  /** What the caller was sent by the other one is read now. */
  async markRead(actor: Actor, userId: number, otherUserId: number): Promise<MessagesReadResponse> {
    requireSelf(actor, userId);
    const pair = pairOf(userId, otherUserId);
    const key = keyOf(pair);
    const unread = unreadColumnOf(userId, pair);
    // Unread ones are few, threads and inboxes are not: read through the index that holds just those.
    const index = this.hints.useIndex('ix_messages_unread');
    const ofReader = [userId, key];
    return this.unitOfWork.run(async (tx) => {
      const last = await tx.sql.one<{ id: number | null }>(
        `SELECT MAX(id) AS id FROM messages ${index} WHERE receiverId = ? AND isRead = 0 AND conversationKey = ?`,
        ofReader,
      );
      if (last?.id == null) return { updated: 0 };
      const { affected: updated } = await tx.sql.run(
        `UPDATE messages ${index} SET isRead = 1
          WHERE receiverId = ? AND isRead = 0 AND conversationKey = ? AND id <= ?`,
        [...ofReader, last.id],
      );
      await tx.sql.run(`UPDATE conversations SET ${unread} = ${unread} - ? WHERE conversationKey = ?`, [
        updated,
        key,
      ]);
      tx.record(new ConversationRead(key, userId, last.id));
      return { updated };
    });
  }
}
