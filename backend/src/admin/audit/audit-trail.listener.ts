import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@tidyhearth/domain';
import { StoredValuesResealed } from '../../auth/keys/stored-values-resealed.event.js';
import { CalendarFeedEnded } from '../../bookings/events/calendar-feed-ended.event.js';
import { BookingCancelled, BookingPaid } from '../../bookings/events/booking.events.js';
import { StrandedBookingDecided } from '../../bookings/events/stranded-booking.events.js';
import {
  CleanerApprovalWithdrawn,
  CleanerApproved,
  CleanerInsuranceChanged,
  CleanerRejected,
} from '../../cleaners/events/cleaner.events.js';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import { ReviewHidden, ReviewReportDecided, ReviewUnhidden } from '../../reviews/events/review.events.js';
import { AccountEvent } from '../../users/events/account.events.js';
import {
  TwoFactorReset,
  UserSuspended,
  UserUnsuspended,
  UserVerificationChanged,
} from '../../users/events/user.events.js';
import { WebhookPaused, WebhookReleased } from '../../webhooks/endpoints/webhook-paused.event.js';
import { MailDismissed, MailRetried } from '../mail-queue/mail-queue.events.js';
import { AUDIT, onUser, write, type Line } from './audit-line.js';

/**
 * Writes an audit entry for each action of an admin and each security event of an account. Entries are never edited,
 * but they lose their IP address and are deleted in time (`RETENTION_DAYS`).
 */
@Injectable()
export class AuditTrailListener {
  @OnEvent(UserSuspended, AUDIT)
  async logSuspended({ userId, adminId, reason }: UserSuspended, tx: Tx): Promise<void> {
    await write(tx, {
      ...onUser('user.suspended', userId, adminId),
      summary: reason,
      before: { isSuspended: false },
      after: { isSuspended: true },
    });
  }

  @OnEvent(UserUnsuspended, AUDIT)
  async logUnsuspended({ userId, adminId }: UserUnsuspended, tx: Tx): Promise<void> {
    await write(tx, {
      ...onUser('user.unsuspended', userId, adminId),
      before: { isSuspended: true },
      after: { isSuspended: false },
    });
  }

  @OnEvent(UserVerificationChanged, AUDIT)
  async logVerification({ userId, adminId, isVerified }: UserVerificationChanged, tx: Tx): Promise<void> {
    await write(tx, {
      ...onUser(isVerified ? 'user.verified' : 'user.unverified', userId, adminId),
      before: { isVerified: !isVerified },
      after: { isVerified },
    });
  }

  @OnEvent(TwoFactorReset, AUDIT)
  async logTwoFactorReset({ userId, adminId, reason }: TwoFactorReset, tx: Tx): Promise<void> {
    await write(tx, {
      ...onUser('user.two-factor-reset', userId, adminId),
      summary: reason,
      before: { is2FAEnabled: true },
      after: { is2FAEnabled: false },
    });
  }

  @OnEvent(CleanerApproved, AUDIT)
  async logApproved({ cleanerId, adminId, previousStatus }: CleanerApproved, tx: Tx): Promise<void> {
    await write(tx, {
      ...onCleaner('cleaner.approved', cleanerId, adminId),
      before: { status: previousStatus },
      after: { status: 'approved' },
    });
  }

  @OnEvent(CleanerApprovalWithdrawn, AUDIT)
  async logApprovalWithdrawn({ cleanerId, adminId }: CleanerApprovalWithdrawn, tx: Tx): Promise<void> {
    await write(tx, {
      ...onCleaner('cleaner.approval-withdrawn', cleanerId, adminId),
      before: { status: 'approved' },
      after: { status: 'pending' },
    });
  }

  @OnEvent(CleanerRejected, AUDIT)
  async logRejected({ cleanerId, adminId, reason }: CleanerRejected, tx: Tx): Promise<void> {
    await write(tx, {
      ...onCleaner('cleaner.rejected', cleanerId, adminId),
      summary: reason,
      before: { status: 'pending' },
      after: { status: 'rejected' },
    });
  }

  @OnEvent(CleanerInsuranceChanged, AUDIT)
  async logInsurance({ cleanerId, adminId, isInsured }: CleanerInsuranceChanged, tx: Tx): Promise<void> {
    await write(tx, {
      ...onCleaner(isInsured ? 'cleaner.insurance-added' : 'cleaner.insurance-removed', cleanerId, adminId),
      before: { isInsured: !isInsured },
      after: { isInsured },
    });
  }

  @OnEvent(BookingPaid, AUDIT)
  async logPaid({ booking, adminId }: BookingPaid, tx: Tx): Promise<void> {
    await write(tx, {
      action: 'booking.paid',
      actorId: adminId,
      targetType: 'booking',
      targetId: booking.bookingId,
      before: { status: 'completed' },
      after: { status: 'paid' },
    });
  }

  /**
   * Cancellations by the parties are in the booking's own history. Cancelling a completed booking is logged in any
   * case, because it changes what was earned.
   */
  @OnEvent(BookingCancelled, AUDIT)
  async logCancelled(cancelled: BookingCancelled, tx: Tx): Promise<void> {
    const { booking, reason, cancelledBy, note, statusBefore } = cancelled;
    if (reason !== 'admin' && statusBefore !== 'completed') return;
    await write(tx, {
      action: 'booking.cancelled',
      actorId: cancelledBy,
      targetType: 'booking',
      targetId: booking.bookingId,
      summary: note,
      before: { status: statusBefore },
      after: { status: 'cancelled' },
    });
  }

  @OnEvent(StrandedBookingDecided, AUDIT)
  async logDecided({ bookingId, decision, adminId, note }: StrandedBookingDecided, tx: Tx): Promise<void> {
    if (adminId === null) return;
    await write(tx, {
      action: 'booking.decided',
      actorId: adminId,
      targetType: 'booking',
      targetId: bookingId,
      summary: note,
      after: { decision },
    });
  }

  @OnEvent(ReviewHidden, AUDIT)
  async logHidden({ review, adminId, reason }: ReviewHidden, tx: Tx): Promise<void> {
    await write(tx, {
      ...onReview('review.hidden', review.reviewId, adminId),
      summary: reason,
      before: { isHidden: false },
      after: { isHidden: true },
    });
  }

  @OnEvent(ReviewUnhidden, AUDIT)
  async logUnhidden({ review, adminId }: ReviewUnhidden, tx: Tx): Promise<void> {
    await write(tx, {
      ...onReview('review.unhidden', review.reviewId, adminId),
      before: { isHidden: true },
      after: { isHidden: false },
    });
  }

  @OnEvent(ReviewReportDecided, AUDIT)
  async logReportDecided({ reviewId, adminId, isOpen, reason }: ReviewReportDecided, tx: Tx): Promise<void> {
    await write(tx, {
      ...onReview(isOpen ? 'review.report-reopened' : 'review.report-dismissed', reviewId, adminId),
      summary: reason,
      before: { report: isOpen ? 'dismissed' : 'open' },
      after: { report: isOpen ? 'open' : 'dismissed' },
    });
  }

  @OnEvent(MailRetried, AUDIT)
  async logMailRetried({ mailId, adminId }: MailRetried, tx: Tx): Promise<void> {
    await write(tx, {
      action: 'mail.retried',
      actorId: adminId,
      targetType: 'mail',
      targetId: mailId,
      before: { status: 'failed' },
      after: { status: 'pending' },
    });
  }

  @OnEvent(MailDismissed, AUDIT)
  async logMailDismissed({ mailId, adminId }: MailDismissed, tx: Tx): Promise<void> {
    await write(tx, { action: 'mail.dismissed', actorId: adminId, targetType: 'mail', targetId: mailId });
  }

  @OnEvent(WebhookPaused, AUDIT)
  async logWebhookPaused({ endpointId, because, adminId, before }: WebhookPaused, tx: Tx): Promise<void> {
    await write(tx, {
      action: 'webhook.paused',
      actorId: adminId,
      targetType: 'webhook',
      targetId: endpointId,
      before: { ...before },
      after: { status: 'paused', because },
    });
  }

  @OnEvent(WebhookReleased, AUDIT)
  async logWebhookReleased({ endpointId, adminId }: WebhookReleased, tx: Tx): Promise<void> {
    await write(tx, {
      action: 'webhook.released',
      actorId: adminId,
      targetType: 'webhook',
      targetId: endpointId,
      before: { because: 'team' },
      after: { because: 'released' },
    });
  }

  @OnEvent(CalendarFeedEnded, AUDIT)
  async logFeedEnded({ userId }: CalendarFeedEnded, tx: Tx): Promise<void> {
    await write(tx, onUser('account.calendar-feed-ended', userId, null));
  }

  @OnEvent(StoredValuesResealed, AUDIT)
  async logResealed({ changed, lost }: StoredValuesResealed, tx: Tx): Promise<void> {
    const action = 'keys.resealed';
    await write(tx, { action, actorId: null, targetType: null, targetId: null, after: { changed, lost } });
  }

  /** Somebody who fails to sign in may not be the account's owner. */
  @OnEvent(AccountEvent, AUDIT)
  async logAccountEvent({ userId, action }: AccountEvent, tx: Tx): Promise<void> {
    await write(tx, onUser(`account.${action}`, userId, action === 'sign-in-failed' ? null : userId));
  }
}

const onCleaner = (action: AuditAction, cleanerId: number, actorId: number): Line => ({
  action,
  actorId,
  targetType: 'cleaner',
  targetId: cleanerId,
});

const onReview = (action: AuditAction, reviewId: number, actorId: number): Line => ({
  action,
  actorId,
  targetType: 'review',
  targetId: reviewId,
});
