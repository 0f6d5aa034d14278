import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@tidyhearth/domain';
import { BookingPaid } from '../../bookings/events/booking.events.js';
import {
  CleanerApprovalWithdrawn,
  CleanerApproved,
  CleanerInsuranceChanged,
  CleanerRejected,
} from '../../cleaners/events/cleaner.events.js';
import { currentRequest } from '../../common/request-context.js';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import { ORDER } from '../../events/order.js';
import { ReviewHidden, ReviewReportDecided, ReviewUnhidden } from '../../reviews/events/review.events.js';
import { AccountEvent } from '../../users/events/account.events.js';
import { UserSuspended, UserUnsuspended, UserVerificationChanged } from '../../users/events/user.events.js';
import { MailRetried } from '../mail-queue/mail-retried.event.js';
import type { AuditTarget } from './audit-log.query.js';
import { AuditEntry } from './audit-entry.entity.js';

type Line = { action: AuditAction; targetType: AuditTarget } & Pick<AuditEntry, 'actorId' | 'targetId'> &
  Partial<Pick<AuditEntry, 'summary' | 'before' | 'after'>>;

const AUDIT = { phase: 'transaction', order: ORDER.audit } as const;

/**
 * Writes an audit entry for each act of an admin and each security event of an account. Entries are never changed.
 */
@Injectable()
export class AuditTrailListener {
  @OnEvent(UserSuspended, AUDIT)
  async logSuspended({ userId, adminId }: UserSuspended, tx: Tx): Promise<void> {
    await write(tx, {
      ...onUser('user.suspended', userId, adminId),
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

  /** Whoever failed to sign in is not known to be the account's owner. */
  @OnEvent(AccountEvent, AUDIT)
  async logAccountEvent({ userId, action }: AccountEvent, tx: Tx): Promise<void> {
    await write(tx, onUser(`account.${action}`, userId, action === 'sign-in-failed' ? null : userId));
  }
}

const onUser = (action: AuditAction, userId: number, actorId: number | null): Line => ({
  action,
  actorId,
  targetType: 'user',
  targetId: userId,
});

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

async function write(tx: Tx, { summary = null, before, after, ...line }: Line): Promise<void> {
  await tx.manager.insert(AuditEntry, {
    ...line,
    summary: summary && [...summary].slice(0, SUMMARY_MAX).join(''),
    ...(before ? { before } : {}),
    ...(after ? { after } : {}),
    ip: currentRequest()?.ip ?? null,
    createdAt: Date.now(),
  });
}

const SUMMARY_MAX = 300;
