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
import {
  toNotification,
  type NotificationResponse,
  type NotificationRow,
  type NotificationsReadResponse,
  type UnreadNotificationsResponse,
} from './dto/notification.response.js';

const COLUMNS =
  'id, userId, type, title, message, bookingId, postingId, applicationId, conversationId, readAt, createdAt';

@Injectable()
export class NotificationsService {
  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly hints: EngineHintsService,
    private readonly hub: LiveHub,
  ) {}

  /** Who has read a conversation has seen what the bell said about it. */
  @OnEvent(ConversationRead, { phase: 'transaction', order: ORDER.notifications })
  async markConversationRead({ readerId, conversationId }: ConversationRead, tx: Tx): Promise<void> {
    const { affected } = await tx.sql.run(
      `UPDATE notifications SET readAt = ?
        WHERE userId = ? AND readAt IS NULL AND type = 'message' AND conversationId = ?`,
      [Date.now(), readerId, conversationId],
    );
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
    const rows = await this.sql.all<NotificationRow>(
      `SELECT ${COLUMNS} FROM notifications ${this.hints.useIndex('ix_notifications_user')}
        WHERE userId = ? AND id < ? ORDER BY id DESC LIMIT ${limit + 1}`,
      [userId, before],
    );
    const { items, ...rest } = cutPage(rows, limit, (last) => [last.id]);
    return { ...rest, items: items.map(toNotification) };
  }

  async countUnread(actor: Actor, userId: number): Promise<UnreadNotificationsResponse> {
    requireSelf(actor, userId);
    const row = await this.sql.one<{ count: number }>(
      'SELECT COUNT(*) AS count FROM notifications WHERE userId = ? AND readAt IS NULL',
      [userId],
    );
    return { count: Number(row?.count ?? 0) };
  }

  /** Reading twice changes nothing; another person's is not there. */
  async markRead(actor: Actor, id: number): Promise<NotificationResponse> {
    const row = await this.unitOfWork.run(async (tx) => {
      const { affected } = await tx.sql.run(
        'UPDATE notifications SET readAt = ? WHERE id = ? AND userId = ? AND readAt IS NULL',
        [Date.now(), id, actor.userId],
      );
      this.tellOtherScreens(tx, actor.userId, affected);
      return tx.sql.one<NotificationRow>(`SELECT ${COLUMNS} FROM notifications WHERE id = ? AND userId = ?`, [
        id,
        actor.userId,
      ]);
    });
    if (!row) throw new AppError('NOT_FOUND');
    return toNotification(row);
  }

  async markAllRead(actor: Actor, userId: number): Promise<NotificationsReadResponse> {
    requireSelf(actor, userId);
    return this.unitOfWork.run(async (tx) => {
      const { affected: updated } = await tx.sql.run(
        'UPDATE notifications SET readAt = ? WHERE userId = ? AND readAt IS NULL',
        [Date.now(), userId],
      );
      this.tellOtherScreens(tx, userId, updated);
      return { updated };
    });
  }

  /** What is read on one screen is read on all of this person's. */
  private tellOtherScreens(tx: Tx, userId: number, updated: number): void {
    if (updated > 0) tx.afterCommit(() => this.hub.publish(userId, { type: 'notifications-read' }));
  }
}
