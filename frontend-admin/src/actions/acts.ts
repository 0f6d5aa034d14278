import { TOASTS, type CheckKind } from '@tidyhearth/domain';
import type {
  AdminBookingDetail,
  AdminCheck,
  CleanerApplication,
  DecideBooking,
  PassCheck,
  RecordCheck,
} from '../contract';
import type { ConsoleVerbs } from '../providers/dataProvider';
import { saveFile } from '../components/saveFile';
import { APPLICATION_TOASTS, BOOKING_TOASTS, CHECK_TOASTS, REVIEW_TOASTS } from '../i18n/toasts.texts';
import { ACCOUNTS, BOOKINGS, REVIEWS, TRAIL } from './touches';
import type { Act } from './useAct';
import { TEXTS } from '../i18n/shared.texts';
import { TEXTS as USER_TEXTS } from '../i18n/users.texts';

/** The application as the admin read it. If it was sent again since, the server refuses the decision. */
type ReadApplication = Pick<CleanerApplication, 'id' | 'timesSentAgain'>;

const seenOf = ({ timesSentAgain }: ReadApplication) => ({ seenTimesSentAgain: timesSentAgain });

export function approve(verbs: ConsoleVerbs, application: ReadApplication): Act {
  return { ...approveOnly(verbs, application), reverse: withdrawApproval(verbs, application.id) };
}

/** The undo has its own label, because it does not reject the sign-up again but makes it wait for a decision. */
export function approveRejected(verbs: ConsoleVerbs, application: ReadApplication): Act {
  return { ...approve(verbs, application), reverseLabel: USER_TEXTS.withdraw.button };
}

function approveOnly(verbs: ConsoleVerbs, application: ReadApplication): Act {
  return {
    run: () => verbs.approveCleaner(application.id, seenOf(application)),
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

/** Its undo is an approval: a rejected sign-up can't become *pending* again. */
export function reject(verbs: ConsoleVerbs, application: ReadApplication, reason: string): Act {
  const refusal = { ...seenOf(application), ...(reason.trim() && { reason: reason.trim() }) };
  return {
    run: () => verbs.rejectCleaner(application.id, refusal),
    done: TOASTS.cleanerRejected,
    failed: TOASTS.rejectFailed,
    touches: ACCOUNTS,
    reverse: approveOnly(verbs, application),
    reverseLabel: TEXTS.approveInstead,
  };
}

/** Has no undo: requests, postings and bids have ended. The account can be unsuspended at any time. */
export function suspend(verbs: ConsoleVerbs, userId: number, reason: string): Act {
  return {
    run: () => verbs.suspendUser(userId, reason.trim()),
    done: TOASTS.userSuspended,
    failed: TOASTS.suspendFailed,
    touches: ACCOUNTS,
  };
}

/** Has no undo: another suspension needs a new reason. */
export function unsuspend(verbs: ConsoleVerbs, userId: number): Act {
  return {
    run: () => verbs.unsuspendUser(userId),
    done: TOASTS.userUnsuspended,
    failed: TOASTS.unsuspendFailed,
    touches: ACCOUNTS,
  };
}

/** Has no undo: the person has to set it up again. */
export function resetTwoFactor(verbs: ConsoleVerbs, userId: number, reason: string): Act {
  return {
    sends: [userId, reason.trim()],
    run: (key) => verbs.resetTwoFactor(userId, reason.trim(), key),
    done: USER_TEXTS.twoFactorReset.done,
    failed: USER_TEXTS.twoFactorReset.failed,
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

/** @param booking its `date` is the start as the admin saw it, because the reason may apply only to that time */
export function cancelBooking(
  verbs: ConsoleVerbs,
  { id, date }: Pick<AdminBookingDetail, 'id' | 'date'>,
  reason: string,
): Act {
  return {
    sends: [id, date, reason.trim()],
    run: (key) => verbs.cancelBooking(id, reason.trim(), date, key),
    done: BOOKING_TOASTS.cancelled,
    failed: BOOKING_TOASTS.cancelFailed,
    touches: BOOKINGS,
  };
}

export function decideBooking(
  verbs: ConsoleVerbs,
  bookingId: number,
  decision: DecideBooking['decision'],
  note: string,
): Act {
  const decided = { decision, note: note.trim() };
  return {
    sends: [bookingId, decided],
    run: (key) => verbs.decideBooking(bookingId, decided, key),
    done: BOOKING_TOASTS.decided,
    failed: BOOKING_TOASTS.decideFailed,
    touches: BOOKINGS,
  };
}

export function hideReview(verbs: ConsoleVerbs, reviewId: number, reason: string): Act {
  return {
    sends: [reviewId, reason.trim()],
    run: (key) => verbs.hideReview(reviewId, reason.trim(), key),
    done: REVIEW_TOASTS.hidden,
    failed: REVIEW_TOASTS.hideFailed,
    touches: REVIEWS,
    reverse: unhideReview(verbs, reviewId),
  };
}

/** Has no undo: hiding it again needs a new reason. */
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

export function requestCheck(verbs: ConsoleVerbs, userId: number, kind: CheckKind): Act {
  return {
    run: () => verbs.requestCheck(userId, kind),
    done: CHECK_TOASTS.requested,
    failed: CHECK_TOASTS.requestFailed,
    touches: ACCOUNTS,
  };
}

export function recordCheck(verbs: ConsoleVerbs, seen: RecordCheck): Act {
  return {
    sends: seen,
    run: (key) => verbs.recordCheck(seen, key),
    done: CHECK_TOASTS.passed,
    failed: CHECK_TOASTS.passFailed,
    touches: ACCOUNTS,
  };
}

/** The check as the admin saw it. The decision deletes its documents and must not cover ones that arrived since. */
type SeenCheck = Pick<AdminCheck, 'id' | 'documents'>;

const seenIn = ({ documents }: SeenCheck) => ({ seenDocumentIds: documents.map(({ id }) => id) });

/** Has no undo, but a passed check can be withdrawn. */
export function passCheck(verbs: ConsoleVerbs, check: SeenCheck, seen: PassCheck): Act {
  const passed = { ...seen, ...seenIn(check) };
  return {
    sends: [check.id, passed],
    run: (key) => verbs.passCheck(check.id, passed, key),
    done: CHECK_TOASTS.passed,
    failed: CHECK_TOASTS.passFailed,
    touches: ACCOUNTS,
  };
}

export function refuseCheck(verbs: ConsoleVerbs, check: SeenCheck, reason: string): Act {
  const refusal = { reason, ...seenIn(check) };
  return {
    sends: [check.id, refusal],
    run: (key) => verbs.refuseCheck(check.id, refusal, key),
    done: CHECK_TOASTS.refused,
    failed: CHECK_TOASTS.refuseFailed,
    touches: ACCOUNTS,
  };
}

export function withdrawCheck(verbs: ConsoleVerbs, check: SeenCheck, reason: string): Act {
  return {
    sends: [check.id, reason],
    run: (key) => verbs.withdrawCheck(check.id, reason, key),
    done: CHECK_TOASTS.withdrawn,
    failed: CHECK_TOASTS.withdrawFailed,
    touches: ACCOUNTS,
  };
}

export function openDocument(
  verbs: ConsoleVerbs,
  checkId: number,
  documentId: number,
  contentType: string,
): Act {
  const ending = contentType === 'application/pdf' ? 'pdf' : 'jpg';
  return {
    run: async () =>
      saveFile(await verbs.checkDocument(checkId, documentId), `check-${checkId}-${documentId}.${ending}`),
    done: CHECK_TOASTS.saved,
    failed: CHECK_TOASTS.saveFailed,
    touches: TRAIL,
  };
}
