import { Injectable } from '@nestjs/common';
import type { Actor } from '../common/actor.js';
import { AppError } from '../common/app-error.js';
import { requireSelf } from '../common/ownership.js';
import { cutPage, decodeCursor, type Page, type PageRequest } from '../common/paging.js';
import { EngineHintsService } from '../database/engine-hints.service.js';
import { Sql } from '../database/sql.js';
import type { Tx } from '../database/transaction.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { OnEvent } from '../events/on-event.js';
import { ORDER } from '../events/order.js';
import { LiveHub } from '../events/live-hub.js';
import { ConversationRead } from '../messages/events/message.events.js';
import { FIND_NOTIFICATION, LIST_NOTIFICATIONS } from './bell.queries.js';
import type {
  NotificationResponse,
  NotificationsReadResponse,
  UnreadNotificationsResponse,
} from './dto/notification.response.js';
import { toBellItem } from './notification.mapper.js';
import { COUNT_UNREAD, MARK_ALL_READ, MARK_CONVERSATION_READ, MARK_READ } from './notifications.queries.js';

const USER_INDEX = 'ix_notifications_user';

@Injectable()
export class NotificationsService {
  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly hints: EngineHintsService,
    private readonly hub: LiveHub,
  ) {}

  /** Somebody who has read a conversation has seen what the bell items about it report. */
  @OnEvent(ConversationRead, { phase: 'transaction', order: ORDER.notifications })
  async markConversationRead({ readerId, conversationId }: ConversationRead, tx: Tx): Promise<void> {
    const { affected } = await tx.sql.run(MARK_CONVERSATION_READ, [Date.now(), readerId, conversationId]);
    this.tellOtherScreens(tx, readerId, affected);
  }

  /** Newest first. */
  async list(
    actor: Actor,
    userId: number,
    { limit, cursor }: PageRequest,
  ): Promise<Page<NotificationResponse>> {
    requireSelf(actor, userId);
    const [before] = cursor ? decodeCursor<[number]>(cursor, ['number']) : [Number.MAX_SAFE_INTEGER];
    const rows = await this.sql.all(LIST_NOTIFICATIONS(this.hints.useIndex(USER_INDEX), limit + 1), [
      userId,
      before,
    ]);
    const now = Date.now();
    const { items, ...rest } = cutPage(rows, limit, (last) => [last.id]);
    return { ...rest, items: items.map((row) => toBellItem(row, now)) };
  }

  async countUnread(actor: Actor, userId: number): Promise<UnreadNotificationsResponse> {
    requireSelf(actor, userId);
    const row = await this.sql.one(COUNT_UNREAD, [userId]);
    return { count: row?.count ?? 0 };
  }

  /** Repeating the call changes nothing. Another person's item counts as missing. */
  async markRead(actor: Actor, id: number): Promise<NotificationResponse> {
    const row = await this.unitOfWork.run(async (tx) => {
      const { affected } = await tx.sql.run(MARK_READ, [Date.now(), id, actor.userId]);
      this.tellOtherScreens(tx, actor.userId, affected);
      return tx.sql.one(FIND_NOTIFICATION, [id, actor.userId]);
    });
    if (!row) throw new AppError('NOT_FOUND');
    return toBellItem(row, Date.now());
  }

  async markAllRead(actor: Actor, userId: number): Promise<NotificationsReadResponse> {
    requireSelf(actor, userId);
    return this.unitOfWork.run(async (tx) => {
      const { affected: updated } = await tx.sql.run(MARK_ALL_READ, [Date.now(), userId]);
      this.tellOtherScreens(tx, userId, updated);
      return { updated };
    });
  }

  /** Items read on one page are marked as read on all open pages of this person. */
  private tellOtherScreens(tx: Tx, userId: number, updated: number): void {
    if (updated > 0) tx.afterCommit(() => this.hub.publish(userId, { type: 'notifications-read' }));
  }
}
