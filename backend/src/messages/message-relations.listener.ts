import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql.js';
import { OnEvent } from '../events/on-event.js';
import { ORDER } from '../events/order.js';
import { exportedRows } from '../users/exported-rows.js';
import { PersonalDataOf, type PersonalDataPart } from '../users/events/personal-data-of.question.js';
import { RelationBetween, type Relation } from '../users/events/relation-between.question.js';
import { keyOf, pairOf } from './conversation-key.js';

/** By conversation, because that is what messages are indexed by. */
const OWN = `SELECT m.id, m.senderId, m.receiverId, m.bookingId, m.content, m.isRead, m.createdAt
  FROM conversations c JOIN messages m ON m.conversationKey = c.conversationKey
  WHERE c.lowUserId = ? OR c.highUserId = ? ORDER BY m.id`;

/** Whom conversations bring together, and what they hold on a person. */
@Injectable()
export class MessageRelationsListener {
  constructor(private readonly sql: Sql) {}

  @OnEvent(PersonalDataOf, { phase: 'answer', order: ORDER.messages })
  async exportMessages({ userId }: PersonalDataOf): Promise<PersonalDataPart> {
    return { messages: exportedRows(await this.sql.all<Record<string, unknown>>(OWN, [userId, userId])) };
  }

  @OnEvent(RelationBetween, { phase: 'answer', order: ORDER.messages })
  async findRelation({ viewerId, otherId }: RelationBetween): Promise<Relation> {
    const shared = await this.sql.one('SELECT conversationKey FROM conversations WHERE conversationKey = ?', [
      keyOf(pairOf(viewerId, otherId)),
    ]);
    return { isCounterpart: shared !== undefined, sharesBooking: false };
  }
}
