import { TOASTS } from '@tidyhearth/domain';
import type { ConsoleVerbs } from '../providers/dataProvider';
import type { QueryRoot } from '../providers/queries';
import { APPLICATION_TOASTS, BOOKING_TOASTS, MAIL_TOASTS, REVIEW_TOASTS } from '../texts';
import type { Act } from './useAct';

/** Whose lists and figures an act changes; they are fetched again after it. */
export const ACCOUNTS = ['users', 'applications', 'stats', 'security', 'audit-log', 'mail-queue'] as const;
const BOOKINGS = ['bookings', 'stats', 'activity', 'audit-log', 'security', 'mail-queue'] as const;
const MAIL = ['mail-queue', 'security', 'audit-log'] as const;
const REVIEWS = [
  'reviews',
  'review-reports',
  'audit-log',
  'security',
  'mail-queue',
] as const satisfies QueryRoot[];

export function approve(verbs: ConsoleVerbs, cleanerId: number): Act {
  return { ...approveOnly(verbs, cleanerId), reverse: withdrawApproval(verbs, cleanerId) };
}

function approveOnly(verbs: ConsoleVerbs, cleanerId: number): Act {
  return {
    run: () => verbs.approveCleaner(cleanerId),
    done: TOASTS.cleanerApproved,
    failed: TOASTS.approveFailed,
    touches: ACCOUNTS,
  };
}

export function withdrawApproval(verbs: ConsoleVerbs, cleanerId: number): Act {
  return {
    run: () => verbs.withdrawApproval(cleanerId),
    done: APPLICATION_TOASTS.withdrawn,
    failed: APPLICATION_TOASTS.withdrawFailed,
    touches: ACCOUNTS,
  };
}

/** A rejection can't be taken back to *pending*, but the applicant may still be approved. */
export function reject(verbs: ConsoleVerbs, cleanerId: number, reason: string): Act {
  return {
    run: () => verbs.rejectCleaner(cleanerId, reason.trim() || undefined),
    done: TOASTS.cleanerRejected,
    failed: TOASTS.rejectFailed,
    touches: ACCOUNTS,
    reverse: approveOnly(verbs, cleanerId),
    reverseLabel: 'Approve instead',
  };
}

export function suspend(verbs: ConsoleVerbs, userId: number): Act {
  return { ...suspendOnly(verbs, userId), reverse: unsuspendOnly(verbs, userId) };
}

export function unsuspend(verbs: ConsoleVerbs, userId: number): Act {
  return { ...unsuspendOnly(verbs, userId), reverse: suspendOnly(verbs, userId) };
}

function suspendOnly(verbs: ConsoleVerbs, userId: number): Act {
  return {
    run: () => verbs.suspendUser(userId),
    done: TOASTS.userSuspended,
    failed: TOASTS.suspendFailed,
    touches: ACCOUNTS,
  };
}

function unsuspendOnly(verbs: ConsoleVerbs, userId: number): Act {
  return {
    run: () => verbs.unsuspendUser(userId),
    done: TOASTS.userUnsuspended,
    failed: TOASTS.unsuspendFailed,
    touches: ACCOUNTS,
  };
}

export function setVerified(verbs: ConsoleVerbs, userId: number, verify: boolean): Act {
  const step = (to: boolean): Act => ({
    run: () => verbs.setVerified(userId, to),
    done: to ? TOASTS.userVerified : TOASTS.userUnverified,
    failed: to ? TOASTS.verifyFailed : TOASTS.unverifyFailed,
    touches: ACCOUNTS,
  });
  return { ...step(verify), reverse: step(!verify) };
}

export function setInsured(verbs: ConsoleVerbs, cleanerId: number, insured: boolean): Act {
  const step = (to: boolean): Act => ({
    run: () => verbs.setInsured(cleanerId, to),
    done: TOASTS.insuranceUpdated,
    failed: TOASTS.insuranceFailed,
    touches: ACCOUNTS,
  });
  return { ...step(insured), reverse: step(!insured) };
}

export function markPaid(verbs: ConsoleVerbs, bookingId: number): Act {
  return {
    run: () => verbs.markBookingPaid(bookingId),
    done: BOOKING_TOASTS.paid,
    failed: BOOKING_TOASTS.paidFailed,
    touches: BOOKINGS,
  };
}

export function retryMail(verbs: ConsoleVerbs, mailId: number): Act {
  return {
    run: () => verbs.retryMail(mailId),
    done: MAIL_TOASTS.retried,
    failed: MAIL_TOASTS.retryFailed,
    touches: MAIL,
  };
}

export function hideReview(verbs: ConsoleVerbs, reviewId: number, reason: string): Act {
  return {
    run: () => verbs.hideReview(reviewId, reason.trim()),
    done: REVIEW_TOASTS.hidden,
    failed: REVIEW_TOASTS.hideFailed,
    touches: REVIEWS,
    reverse: unhideReview(verbs, reviewId),
  };
}

/** Has no undo: hiding again needs a reason again. */
export function unhideReview(verbs: ConsoleVerbs, reviewId: number): Act {
  return {
    run: () => verbs.unhideReview(reviewId),
    done: REVIEW_TOASTS.unhidden,
    failed: REVIEW_TOASTS.unhideFailed,
    touches: REVIEWS,
  };
}

export function dismissReport(verbs: ConsoleVerbs, reportId: number): Act {
  return {
    run: () => verbs.dismissReport(reportId),
    done: REVIEW_TOASTS.dismissed,
    failed: REVIEW_TOASTS.dismissFailed,
    touches: REVIEWS,
    reverse: {
      run: () => verbs.reopenReport(reportId),
      done: REVIEW_TOASTS.reopened,
      failed: REVIEW_TOASTS.reopenFailed,
      touches: REVIEWS,
    },
  };
}
