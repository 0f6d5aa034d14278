import { Injectable } from '@nestjs/common';
import type { Actor } from '../common/actor.js';
import { requireSelf } from '../common/ownership.js';
import { cutPage, decodeCursor, type Page, type PageRequest } from '../common/paging.js';
import { EngineHintsService } from '../database/engine-hints.service.js';
import { Sql, type SqlValue } from '../database/sql.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { requireOpenAccount } from '../users/hold-open-accounts.js';
import { ContactPolicyService } from './contact-policy.service.js';
import { unreadColumnOf } from './conversation-heads.js';
import { keyOf, pairOf } from './conversation-key.js';
import { toConversation } from './conversation.mapper.js';
import { COUNT_UNREAD, LIST_CONVERSATIONS, REDUCE_UNREAD, SIDES } from './conversations.queries.js';
import type {
  ConversationResponse,
  MessagesReadResponse,
  UnreadMessagesResponse,
} from './dto/conversation.response.js';
import { ConversationRead } from './events/message.events.js';
import { FIND_NEWEST_UNREAD, MARK_READ } from './messages.queries.js';

const NO_CURSOR: [number, string] = [Number.MAX_SAFE_INTEGER, ''];

const readerParams = ({ userId, cleanerId }: Actor): SqlValue[] =>
  cleanerId === null ? [userId] : [userId, cleanerId, cleanerId];

@Injectable()
export class ConversationsService {
  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly hints: EngineHintsService,
    private readonly contacts: ContactPolicyService,
  ) {}

  /** Latest first. */
  async list(actor: Actor, userId: number, page: PageRequest): Promise<Page<ConversationResponse>> {
    requireSelf(actor, userId);
    const [at, key] = page.cursor
      ? decodeCursor<[number, string]>(page.cursor, ['number', 'string'])
      : NO_CURSOR;
    const rows = await this.sql.all(
      LIST_CONVERSATIONS(actor.cleanerId !== null, page.limit + 1),
      SIDES.flatMap(() => [...readerParams(actor), at, at, key]),
    );
    const { items, ...rest } = cutPage(rows, page.limit, (last) => [
      last.lastMessageAt,
      last.conversationKey,
    ]);
    const mayWriteTo = await this.contacts.limitOf(this.sql, actor);
    return { ...rest, items: items.map((row) => toConversation(row, mayWriteTo)) };
  }

  /** Counts only conversations that the list shows. */
  async countUnread(actor: Actor, userId: number): Promise<UnreadMessagesResponse> {
    requireSelf(actor, userId);
    const row = await this.sql.one(
      COUNT_UNREAD(actor.cleanerId !== null),
      SIDES.flatMap(() => readerParams(actor)),
    );
    return { count: row?.count ?? 0 };
  }

  /** Marks what the caller received from the other person as read. */
  async markRead(actor: Actor, userId: number, otherUserId: number): Promise<MessagesReadResponse> {
    requireSelf(actor, userId);
    const pair = pairOf(userId, otherUserId);
    const key = keyOf(pair);
    const unread = unreadColumnOf(userId, pair);
    // Threads and inboxes are long, but unread messages are few, so they are read by the index that contains only
    // those.
    const index = this.hints.useIndex('ix_messages_unread');
    return this.unitOfWork.run(async (tx) => {
      // Held, as by everybody who writes to this person, so that no message arrives between those that are marked here
      // and the update of the bell.
      await requireOpenAccount(tx, userId);
      const newest = await tx.sql.one(FIND_NEWEST_UNREAD(index), [userId, key]);
      const lastId = newest?.id ?? null;
      if (lastId === null) return { updated: 0 };
      const { affected: updated } = await tx.sql.run(MARK_READ(index), [userId, key, lastId]);
      await tx.sql.run(REDUCE_UNREAD(unread), [updated, key]);
      tx.record(new ConversationRead(key, userId, lastId));
      return { updated };
    });
  }
}
