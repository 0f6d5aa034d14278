import { TOASTS } from '@tidyhearth/domain';
import type { ConsoleVerbs } from '../providers/dataProvider';
import { BOOKING_TOASTS, MAIL_TOASTS, REVIEW_TOASTS } from '../texts';
import type { Act } from './useAct';

export function approve(verbs: ConsoleVerbs, cleanerId: number): Act {
  return {
    run: () => verbs.approveCleaner(cleanerId),
    done: TOASTS.cleanerApproved,
    failed: TOASTS.approveFailed,
  };
}

/** A rejection can't be taken back to *pending*, but the applicant may still be approved. */
export function reject(verbs: ConsoleVerbs, cleanerId: number, reason: string): Act {
  return {
    run: () => verbs.rejectCleaner(cleanerId, reason.trim() || undefined),
    done: TOASTS.cleanerRejected,
    failed: TOASTS.rejectFailed,
    reverse: approve(verbs, cleanerId),
    reverseLabel: 'Approve instead',
  };
}

export function suspend(verbs: ConsoleVerbs, userId: number): Act {
  return { ...suspendAlone(verbs, userId), reverse: unsuspendAlone(verbs, userId) };
}

export function unsuspend(verbs: ConsoleVerbs, userId: number): Act {
  return { ...unsuspendAlone(verbs, userId), reverse: suspendAlone(verbs, userId) };
}

function suspendAlone(verbs: ConsoleVerbs, userId: number): Act {
  return { run: () => verbs.suspendUser(userId), done: TOASTS.userSuspended, failed: TOASTS.suspendFailed };
}

function unsuspendAlone(verbs: ConsoleVerbs, userId: number): Act {
  return {
    run: () => verbs.unsuspendUser(userId),
    done: TOASTS.userUnsuspended,
    failed: TOASTS.unsuspendFailed,
  };
}

export function setVerified(verbs: ConsoleVerbs, userId: number, verify: boolean): Act {
  const step = (to: boolean): Act => ({
    run: () => verbs.setVerified(userId, to),
    done: to ? TOASTS.userVerified : TOASTS.userUnverified,
    failed: to ? TOASTS.verifyFailed : TOASTS.unverifyFailed,
  });
  return { ...step(verify), reverse: step(!verify) };
}

export function setInsured(verbs: ConsoleVerbs, cleanerId: number, insured: boolean): Act {
  const step = (to: boolean): Act => ({
    run: () => verbs.setInsured(cleanerId, to),
    done: TOASTS.insuranceUpdated,
    failed: TOASTS.insuranceFailed,
  });
  return { ...step(insured), reverse: step(!insured) };
}

export function markPaid(verbs: ConsoleVerbs, bookingId: number): Act {
  return {
    run: () => verbs.markBookingPaid(bookingId),
    done: BOOKING_TOASTS.paid,
    failed: BOOKING_TOASTS.paidFailed,
  };
}

export function retryMail(verbs: ConsoleVerbs, mailId: number): Act {
  return { run: () => verbs.retryMail(mailId), done: MAIL_TOASTS.retried, failed: MAIL_TOASTS.retryFailed };
}

export function hideReview(verbs: ConsoleVerbs, reviewId: number, reason: string): Act {
  return {
    run: () => verbs.hideReview(reviewId, reason.trim()),
    done: REVIEW_TOASTS.hidden,
    failed: REVIEW_TOASTS.hideFailed,
    reverse: unhideReview(verbs, reviewId),
  };
}

/** No way back on the toast: hiding again needs a reason again. */
export function unhideReview(verbs: ConsoleVerbs, reviewId: number): Act {
  return {
    run: () => verbs.unhideReview(reviewId),
    done: REVIEW_TOASTS.unhidden,
    failed: REVIEW_TOASTS.unhideFailed,
  };
}

export function dismissReport(verbs: ConsoleVerbs, reportId: number): Act {
  return {
    run: () => verbs.dismissReport(reportId),
    done: REVIEW_TOASTS.dismissed,
    failed: REVIEW_TOASTS.dismissFailed,
    reverse: {
      run: () => verbs.reopenReport(reportId),
      done: REVIEW_TOASTS.reopened,
      failed: REVIEW_TOASTS.reopenFailed,
    },
  };
}
