import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { BookingStatus } from '@tidyhearth/domain';
import {
  ApplicationAccepted,
  ApplicationRejected,
  ApplicationSubmitted,
  type ApplicationFacts,
} from '../../applications/events/application.events.js';
import {
  BookingCancelled,
  BookingCompleted,
  BookingConfirmed,
  BookingPaid,
  BookingRequested,
  type BookingFacts,
} from '../../bookings/events/booking.events.js';
import type { Tx } from '../../database/transaction.js';
import { EventBus } from '../../events/event-bus.js';
import type { LiveEvent } from '../../events/live-event.js';
import { LiveHub } from '../../events/live-hub.js';
import { MESSAGE_COLUMNS, toMessage, type MessageRow } from '../../messages/dto/message.response.js';
import { ConversationRead, MessageSent } from '../../messages/events/message.events.js';
import { PostingCancelled, PostingCreated } from '../../postings/events/posting.events.js';
import { AccountEvent } from '../../users/events/account.events.js';
import { UserDeactivated, UserSuspended } from '../../users/events/user.events.js';
import { SESSION_ENDED } from './event-stream.js';

/** Tells the screens of the parties what changed, once it is committed. */
@Injectable()
export class LiveUpdates implements OnModuleInit {
  constructor(
    private readonly bus: EventBus,
    private readonly hub: LiveHub,
  ) {}

  onModuleInit(): void {
    this.bus.on(BookingRequested, async ({ booking }, tx) => this.tellBooking(tx, booking, 'pending'));
    this.bus.on(BookingConfirmed, async ({ booking }, tx) => this.tellBooking(tx, booking, 'confirmed'));
    this.bus.on(BookingCancelled, async ({ booking }, tx) => this.tellBooking(tx, booking, 'cancelled'));
    this.bus.on(BookingCompleted, async ({ booking }, tx) => this.tellBooking(tx, booking, 'completed'));
    this.bus.on(BookingPaid, async ({ booking }, tx) => this.tellBooking(tx, booking, 'paid'));
    for (const event of [PostingCreated, PostingCancelled]) {
      this.bus.on(event, async ({ customerId, postingId }, tx) =>
        this.tellPosting(tx, customerId, postingId),
      );
    }
    for (const event of [ApplicationSubmitted, ApplicationAccepted, ApplicationRejected]) {
      this.bus.on(event, async ({ application }, tx) => this.tellApplication(tx, application));
    }
    this.bus.on(MessageSent, async ({ message: { messageId: id, ...message } }, tx) => {
      const data = toMessage({ id, isRead: false, ...message });
      this.tell(tx, [message.senderId, message.receiverId], { type: 'message', data });
    });
    this.bus.on(ConversationRead, async (event, tx) => this.tellRead(event, tx));
    for (const event of [UserSuspended, UserDeactivated, AccountEvent]) {
      this.bus.on(event, async ({ userId }: { userId: number }, tx) =>
        this.tell(tx, [userId], { type: SESSION_ENDED }),
      );
    }
  }

  private tellBooking(
    tx: Tx,
    { bookingId: id, customerId, cleanerUserId }: BookingFacts,
    status: BookingStatus,
  ) {
    this.tell(tx, [customerId, cleanerUserId], { type: 'booking', data: { id, status } });
  }

  private tellPosting(tx: Tx, customerId: number, id: number) {
    this.tell(tx, [customerId], { type: 'posting', data: { id } });
  }

  private tellApplication(
    tx: Tx,
    { applicationId: id, postingId, customerId, cleanerUserId }: ApplicationFacts,
  ) {
    this.tell(tx, [customerId, cleanerUserId], { type: 'application', data: { id, postingId } });
    this.tellPosting(tx, customerId, postingId);
  }

  /** The sender learns that the last message was read; the reader's other screens lose their dot. */
  private async tellRead({ lastMessageId, readerId }: ConversationRead, tx: Tx): Promise<void> {
    const row = await tx.sql.one<MessageRow>(
      `SELECT ${MESSAGE_COLUMNS} FROM messages m JOIN users s ON s.id = m.senderId WHERE m.id = ?`,
      [lastMessageId],
    );
    if (!row) return;
    const data = toMessage(row);
    this.tell(tx, [data.senderId, readerId], { type: 'message', data });
  }

  private tell(tx: Tx, userIds: number[], event: LiveEvent): void {
    tx.afterCommit(() => {
      for (const userId of userIds) this.hub.publish(userId, event);
    });
  }
}
