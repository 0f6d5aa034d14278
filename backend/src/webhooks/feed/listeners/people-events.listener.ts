import { Injectable } from '@nestjs/common';
import type { WebhookEventType } from '@tidyhearth/domain';
import {
  ApplicationWithdrawn,
  CleanerAppliedAgain,
  CleanerApprovalWithdrawn,
  CleanerApproved,
  CleanerRejected,
  CleanerSignedUp,
  CustomerApplied,
} from '../../../cleaners/events/cleaner.events.js';
import type { Tx } from '../../../database/transaction.js';
import { OnEvent } from '../../../events/on-event.js';
import { MessageSent } from '../../../messages/events/message.events.js';
import { ReviewHidden, ReviewUnhidden, ReviewWritten } from '../../../reviews/events/review.events.js';
import { UserSuspended, UserUnsuspended } from '../../../users/events/user.events.js';
import {
  FIND_CLEANER_OF_EVENT,
  FIND_REVIEW_OF_EVENT,
  LIST_CLEANERS_BETWEEN,
} from '../event-objects.queries.js';
import { PlatformEventsStore } from '../platform-events.store.js';
import { RECORD } from './record.js';

/** Events about reviews, messages, and the team's decisions about cleaners. */
@Injectable()
export class PeopleEventsListener {
  constructor(private readonly events: PlatformEventsStore) {}

  @OnEvent(ReviewWritten, RECORD)
  async recordPublished({ reviewId }: ReviewWritten, tx: Tx): Promise<void> {
    await this.recordReview(tx, 'review.published', reviewId);
  }

  @OnEvent(ReviewHidden, RECORD)
  async recordHidden({ review }: ReviewHidden, tx: Tx): Promise<void> {
    await this.recordReview(tx, 'review.hidden', review.reviewId);
  }

  @OnEvent(ReviewUnhidden, RECORD)
  async recordRestored({ review }: ReviewUnhidden, tx: Tx): Promise<void> {
    await this.recordReview(tx, 'review.restored', review.reviewId);
  }

  /** Only one cleaner may see an event, so two cleaners get one each. */
  @OnEvent(MessageSent, RECORD)
  async recordMessage({ message }: MessageSent, tx: Tx): Promise<void> {
    const { messageId: id, conversationId, senderId, receiverId, bookingId } = message;
    const cleaners = await tx.sql.all(LIST_CLEANERS_BETWEEN, [senderId, receiverId]);
    const readers = cleaners.length > 0 ? cleaners.map(({ userId }) => userId) : [null];
    for (const reader of readers)
      await this.events.record(tx, 'message.sent', reader, {
        object: 'message',
        ...{ id, conversationId, senderId, receiverId, bookingId },
      });
  }

  @OnEvent(CleanerSignedUp, RECORD)
  @OnEvent(CleanerAppliedAgain, RECORD)
  @OnEvent(CustomerApplied, RECORD)
  async recordApplied({ userId }: { userId: number }, tx: Tx): Promise<void> {
    await this.recordCleaner(tx, 'cleaner.applied', userId);
  }

  @OnEvent(CleanerApproved, RECORD)
  async recordApproved({ userId }: CleanerApproved, tx: Tx): Promise<void> {
    await this.recordCleaner(tx, 'cleaner.approved', userId);
  }

  @OnEvent(CleanerRejected, RECORD)
  async recordRejected({ userId }: CleanerRejected, tx: Tx): Promise<void> {
    await this.recordCleaner(tx, 'cleaner.rejected', userId);
  }

  @OnEvent(CleanerApprovalWithdrawn, RECORD)
  async recordApprovalWithdrawn({ userId }: CleanerApprovalWithdrawn, tx: Tx): Promise<void> {
    await this.recordCleaner(tx, 'cleaner.approval_withdrawn', userId);
  }

  /** The person is a customer by now, and customers get no events. */
  @OnEvent(ApplicationWithdrawn, RECORD)
  async recordWithdrawn({ cleanerId: id, userId }: ApplicationWithdrawn, tx: Tx): Promise<void> {
    await this.events.record(tx, 'cleaner.withdrawn', null, { object: 'cleaner', id, userId, status: null });
  }

  @OnEvent(UserSuspended, RECORD)
  async recordSuspended({ userId }: UserSuspended, tx: Tx): Promise<void> {
    await this.recordCleaner(tx, 'cleaner.suspended', userId);
  }

  @OnEvent(UserUnsuspended, RECORD)
  async recordReinstated({ userId }: UserUnsuspended, tx: Tx): Promise<void> {
    await this.recordCleaner(tx, 'cleaner.reinstated', userId);
  }

  private async recordReview(tx: Tx, type: WebhookEventType, reviewId: number): Promise<void> {
    const row = await tx.sql.one(FIND_REVIEW_OF_EVENT, [reviewId]);
    if (!row) return;
    const { cleanerUserId, ...facts } = row;
    await this.events.record(tx, type, cleanerUserId, { object: 'review', ...facts });
  }

  /** Records nothing for a customer. */
  private async recordCleaner(tx: Tx, type: WebhookEventType, userId: number): Promise<void> {
    const row = await tx.sql.one(FIND_CLEANER_OF_EVENT, [userId]);
    if (row) await this.events.record(tx, type, userId, { object: 'cleaner', ...row });
  }
}
