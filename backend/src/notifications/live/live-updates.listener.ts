import { Injectable } from '@nestjs/common';
import type { BookingStatus } from '@tidyhearth/domain';
import {
  BidAccepted,
  BidLeftBehind,
  BidLeftFurtherBehind,
  BidRejected,
  BidRenewed,
  BidSubmitted,
  BidWithdrawn,
  type ApplicationFacts,
} from '../../bids/events/bid.events.js';
import { BookingDisputed } from '../../bookings/events/booking-disputed.event.js';
import {
  BookingCancelled,
  BookingCompleted,
  BookingConfirmed,
  BookingPaid,
  BookingRequested,
  CompletionNudged,
  type BookingFacts,
} from '../../bookings/events/booking.events.js';
import { BookingStranded, StrandedBookingDecided } from '../../bookings/events/stranded-booking.events.js';
import { Sql } from '../../database/sql.js';
import type { LiveEvent } from '../../events/live-event.js';
import { LiveHub } from '../../events/live-hub.js';
import { OnEvent } from '../../events/on-event.js';
import { ORDER } from '../../events/order.js';
import { ConversationRead, MessageSent } from '../../messages/events/message.events.js';
import { toMessage } from '../../messages/message.mapper.js';
import { FIND_MESSAGE, LIST_LAST_MESSAGES } from '../../messages/messages.queries.js';
import { PostingCancelled, PostingCreated, PostingEdited } from '../../postings/events/posting.events.js';
import { AccountEvent } from '../../users/events/account.events.js';
import { TwoFactorReset, UserDeactivated, UserSuspended } from '../../users/events/user.events.js';
import { SESSION_ENDED } from './event-stream.js';

const PUSH = { phase: 'commit', order: ORDER.screens } as const;

/** Tells the open pages of both parties what has changed, after the commit. */
@Injectable()
export class LiveUpdatesListener {
  constructor(
    private readonly hub: LiveHub,
    private readonly sql: Sql,
  ) {}

  @OnEvent(BookingRequested, PUSH)
  pushRequested({ booking }: BookingRequested): void {
    this.pushBooking(booking, 'pending');
  }

  @OnEvent(BookingConfirmed, PUSH)
  pushConfirmed({ booking }: BookingConfirmed): void {
    this.pushBooking(booking, 'confirmed');
  }

  @OnEvent(BookingCancelled, PUSH)
  pushCancelled({ booking }: BookingCancelled): void {
    this.pushBooking(booking, 'cancelled');
  }

  @OnEvent(BookingCompleted, PUSH)
  pushCompleted({ booking }: BookingCompleted): void {
    this.pushBooking(booking, 'completed');
  }

  @OnEvent(BookingDisputed, PUSH)
  pushDisputed({ booking }: BookingDisputed): void {
    this.pushBooking(booking, 'confirmed');
  }

  /** The status stays the same, but the booking has become undecided. */
  @OnEvent(BookingStranded, PUSH)
  pushStranded({ booking }: BookingStranded): void {
    this.pushBooking(booking, 'confirmed');
  }

  /** If a cancellation or a completion follows, the update about its new status is enough. */
  @OnEvent(StrandedBookingDecided, PUSH)
  pushDecided({ booking, decision, adminId }: StrandedBookingDecided): void {
    if (decision === 'keep' && adminId !== null) this.pushBooking(booking, 'confirmed');
  }

  /** The status stays the same, but the parties may do other things with the booking now. */
  @OnEvent(CompletionNudged, PUSH)
  pushNudged({ booking }: CompletionNudged): void {
    this.pushBooking(booking, 'confirmed');
  }

  @OnEvent(BookingPaid, PUSH)
  pushPaid({ booking }: BookingPaid): void {
    const data = { id: booking.bookingId, status: 'paid' } as const;
    this.push([booking.cleanerUserId], { type: 'booking', data });
  }

  @OnEvent(PostingCreated, PUSH)
  @OnEvent(PostingCancelled, PUSH)
  @OnEvent(PostingEdited, PUSH)
  pushPosting({ customerId, postingId: id }: { customerId: number; postingId: number }): void {
    this.push([customerId], { type: 'posting', data: { id } });
  }

  @OnEvent(BidSubmitted, PUSH)
  @OnEvent(BidAccepted, PUSH)
  @OnEvent(BidRejected, PUSH)
  @OnEvent(BidRenewed, PUSH)
  @OnEvent(BidWithdrawn, PUSH)
  @OnEvent(BidLeftBehind, PUSH)
  @OnEvent(BidLeftFurtherBehind, PUSH)
  pushBid({ application }: { application: ApplicationFacts }): void {
    const { applicationId: id, postingId, customerId, cleanerUserId } = application;
    this.push([customerId, cleanerUserId], { type: 'application', data: { id, postingId } });
    this.pushPosting({ customerId, postingId });
  }

  @OnEvent(MessageSent, PUSH)
  pushMessage({ message: { messageId: id, ...message } }: MessageSent): void {
    const data = toMessage({ id, isRead: false, ...message });
    this.push([message.senderId, message.receiverId], { type: 'message', data });
  }

  /** Tells the sender that the last message was read, and the reader's other pages to remove the unread mark. */
  @OnEvent(ConversationRead, PUSH)
  async pushRead({ lastMessageId, readerId }: ConversationRead): Promise<void> {
    const message = await this.sql.one(FIND_MESSAGE, [lastMessageId]);
    if (!message) return;
    const data = toMessage(message);
    this.push([data.senderId, readerId], { type: 'message', data });
  }

  /** Open conversations are read again, because they no longer show what the person who left wrote. */
  @OnEvent(UserDeactivated, PUSH)
  async pushLeft({ userId }: UserDeactivated): Promise<void> {
    this.pushSessionsEnded({ userId });
    for (const message of await this.sql.all(LIST_LAST_MESSAGES, [userId, userId])) {
      const { senderId, receiverId } = message;
      this.push([senderId === userId ? receiverId : senderId], { type: 'message', data: toMessage(message) });
    }
  }

  @OnEvent(UserSuspended, PUSH)
  @OnEvent(TwoFactorReset, PUSH)
  @OnEvent(AccountEvent, PUSH)
  pushSessionsEnded({ userId }: { userId: number }): void {
    this.push([userId], { type: SESSION_ENDED });
  }

  private pushBooking(
    { bookingId: id, customerId, cleanerUserId }: BookingFacts,
    status: BookingStatus,
  ): void {
    this.push([customerId, cleanerUserId], { type: 'booking', data: { id, status } });
  }

  private push(userIds: number[], event: LiveEvent): void {
    for (const userId of userIds) this.hub.publish(userId, event);
  }
}
