import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql.js';
import { OnEvent } from '../events/on-event.js';
import { ORDER } from '../events/order.js';
import { exportedRows } from '../users/exported-rows.js';
import { PersonalDataOf, type PersonalDataPart } from '../users/events/personal-data-of.question.js';
import { RelationBetween, type Relation } from '../users/events/relation-between.question.js';
import { keyOf, pairOf } from './conversation-key.js';
import { FIND_CONVERSATION } from './conversations.queries.js';
import { EXPORT_MESSAGES } from './messages.queries.js';

/** Which people conversations connect, and the messages' part of the personal data export. */
@Injectable()
export class MessageRelationsListener {
  constructor(private readonly sql: Sql) {}

  @OnEvent(PersonalDataOf, { phase: 'answer', order: ORDER.messages })
  async exportMessages({ userId }: PersonalDataOf): Promise<PersonalDataPart> {
    return { messages: exportedRows(await this.sql.all(EXPORT_MESSAGES, [userId, userId])) };
  }

  @OnEvent(RelationBetween, { phase: 'answer', order: ORDER.messages })
  async findRelation({ viewerId, otherId }: RelationBetween): Promise<Relation> {
    const shared = await this.sql.one(FIND_CONVERSATION, [keyOf(pairOf(viewerId, otherId))]);
    return { isCounterpart: shared !== undefined, sharesBooking: false };
  }
}
