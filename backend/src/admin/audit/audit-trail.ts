import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { AuditAction } from '@tidyhearth/domain';
import { BookingPaid } from '../../bookings/events/booking.events.js';
import {
  CleanerApproved,
  CleanerInsuranceChanged,
  CleanerRejected,
} from '../../cleaners/events/cleaner.events.js';
import { currentRequest } from '../../common/request-context.js';
import type { Tx } from '../../database/transaction.js';
import { EventBus } from '../../events/event-bus.js';
import { ReviewHidden, ReviewReportDecided, ReviewUnhidden } from '../../reviews/events/review.events.js';
import { AccountEvent } from '../../users/events/account.events.js';
import { UserSuspended, UserUnsuspended, UserVerificationChanged } from '../../users/events/user.events.js';
import { MailRetried } from '../mail-queue/mail-retried.event.js';
import type { AuditTarget } from './audit-log.query.js';
import { AuditEntry } from './audit-entry.entity.js';

type Line = { action: AuditAction; targetType: AuditTarget } & Pick<AuditEntry, 'actorId' | 'targetId'> &
  Partial<Pick<AuditEntry, 'summary' | 'before' | 'after'>>;

/** Turns what admins do, and what matters for an account's security, into lines that nothing ever changes. */
@Injectable()
export class AuditTrail implements OnModuleInit {
  constructor(private readonly bus: EventBus) {}

  onModuleInit(): void {
    this.log(UserSuspended, ({ userId, adminId }) => ({
      ...onUser('user.suspended', userId, adminId),
      before: { isSuspended: false },
      after: { isSuspended: true },
    }));
    this.log(UserUnsuspended, ({ userId, adminId }) => ({
      ...onUser('user.unsuspended', userId, adminId),
      before: { isSuspended: true },
      after: { isSuspended: false },
    }));
    this.log(UserVerificationChanged, ({ userId, adminId, isVerified }) => ({
      ...onUser(isVerified ? 'user.verified' : 'user.unverified', userId, adminId),
      before: { isVerified: !isVerified },
      after: { isVerified },
    }));
    this.log(CleanerApproved, ({ cleanerId, adminId, previousStatus }) => ({
      ...onCleaner('cleaner.approved', cleanerId, adminId),
      before: { status: previousStatus },
      after: { status: 'approved' },
    }));
    this.log(CleanerRejected, ({ cleanerId, adminId, reason }) => ({
      ...onCleaner('cleaner.rejected', cleanerId, adminId),
      summary: reason,
      before: { status: 'pending' },
      after: { status: 'rejected' },
    }));
    this.log(CleanerInsuranceChanged, ({ cleanerId, adminId, isInsured }) => ({
      ...onCleaner(isInsured ? 'cleaner.insurance-added' : 'cleaner.insurance-removed', cleanerId, adminId),
      before: { isInsured: !isInsured },
      after: { isInsured },
    }));
    this.log(BookingPaid, ({ booking, adminId }) => ({
      action: 'booking.paid',
      actorId: adminId,
      targetType: 'booking',
      targetId: booking.bookingId,
      before: { status: 'completed' },
      after: { status: 'paid' },
    }));
    this.log(ReviewHidden, ({ review, adminId, reason }) => ({
      ...onReview('review.hidden', review.reviewId, adminId),
      summary: reason,
      before: { isHidden: false },
      after: { isHidden: true },
    }));
    this.log(ReviewUnhidden, ({ review, adminId }) => ({
      ...onReview('review.unhidden', review.reviewId, adminId),
      before: { isHidden: true },
      after: { isHidden: false },
    }));
    this.log(ReviewReportDecided, ({ reviewId, adminId, isOpen, reason }) => ({
      ...onReview(isOpen ? 'review.report-reopened' : 'review.report-dismissed', reviewId, adminId),
      summary: reason,
      before: { report: isOpen ? 'dismissed' : 'open' },
      after: { report: isOpen ? 'open' : 'dismissed' },
    }));
    this.log(MailRetried, ({ mailId, adminId }) => ({
      action: 'mail.retried',
      actorId: adminId,
      targetType: 'mail',
      targetId: mailId,
      before: { status: 'failed' },
      after: { status: 'pending' },
    }));
    this.log(AccountEvent, ({ userId, action }) =>
      // Whoever failed to sign in is not known to be the account's owner.
      onUser(`account.${action}`, userId, action === 'sign-in-failed' ? null : userId),
    );
  }

  private log<E extends object>(event: new (...args: never[]) => E, toLine: (event: E) => Line): void {
    this.bus.on(event, (happened, tx) => write(tx, toLine(happened)));
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
