import { Injectable } from '@nestjs/common';
import { EngineHintsService } from '../database/engine-hints.service.js';
import { Sql } from '../database/sql.js';
import { OnEvent } from '../events/on-event.js';
import { ORDER } from '../events/order.js';
import { IsMailOutdated } from '../mail/is-mail-outdated.question.js';
import { MESSAGE_MAIL } from '../mail/mail-types.js';
import { ExportedPages } from '../users/exported-rows.js';
import { PersonalDataOf, type PersonalDataPart } from '../users/events/personal-data-of.question.js';
import { RelationBetween, type Relation } from '../users/events/relation-between.question.js';
import { keyOf, pairOf } from './conversation-key.js';
import { FIND_CONVERSATION } from './conversations.queries.js';
import { EXPORT_MESSAGE_PAGE, FIND_NEWEST_UNREAD } from './messages.queries.js';

/**
 * Answers which people have a conversation and which mails are about messages that were read, and contributes messages
 * to the personal data export.
 */
@Injectable()
export class MessageRelationsListener {
  constructor(
    private readonly sql: Sql,
    private readonly hints: EngineHintsService,
  ) {}

  @OnEvent(PersonalDataOf, { phase: 'answer', order: ORDER.messages })
  async exportMessages({ userId }: PersonalDataOf): Promise<PersonalDataPart> {
    const sent = this.hints.useIndex('ix_messages_sender');
    const received = this.hints.useIndex('ix_messages_unread');
    const messages = new ExportedPages((afterId, limit) =>
      this.sql.all(EXPORT_MESSAGE_PAGE(sent, received, limit), [
        ...[userId, afterId],
        ...[userId, afterId],
        ...[userId, afterId],
      ]),
    );
    return { messages };
  }

  @OnEvent(RelationBetween, { phase: 'answer', order: ORDER.messages })
  async findRelation({ viewerId, otherId }: RelationBetween): Promise<Relation> {
    const shared = await this.sql.one(FIND_CONVERSATION, [keyOf(pairOf(viewerId, otherId))]);
    return { isCounterpart: shared !== undefined, sharesBooking: false };
  }

  @OnEvent(IsMailOutdated, { phase: 'answer', order: ORDER.messages })
  async isRead({ mail: { type, userId, writerId } }: IsMailOutdated): Promise<boolean> {
    if (type !== MESSAGE_MAIL || userId === null || writerId === null) return false;
    const unread = FIND_NEWEST_UNREAD(this.hints.useIndex('ix_messages_unread'));
    const newest = await this.sql.one(unread, [userId, keyOf(pairOf(userId, writerId))]);
    return newest?.id == null;
  }
}
