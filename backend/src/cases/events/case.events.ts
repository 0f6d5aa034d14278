import type { CaseKind, CaseOutcome, CaseStatus } from '@tidyhearth/domain';

export interface CaseFacts {
  caseId: number;
  kind: CaseKind;
  openedById: number | null;
  subjectId: number | null;
  bookingId: number | null;
}

/** Somebody reported something, or added to their open report. */
export class CaseReported {
  constructor(
    readonly facts: CaseFacts,
    readonly isAddition: boolean,
    /** The team was working on the case. */
    readonly isWaitingAgain: boolean,
  ) {}
}

abstract class CaseAct {
  constructor(
    readonly facts: CaseFacts,
    readonly adminId: number,
  ) {}
}

export class CaseStarted extends CaseAct {}
export class CaseNoteAdded extends CaseAct {}
export class CaseReopened extends CaseAct {}
/** An admin read the thread around a reported message. */
export class CaseThreadViewed extends CaseAct {}

export class CaseClosed {
  constructor(
    readonly facts: CaseFacts,
    /** Null if an event of the booking closed the case. */
    readonly adminId: number | null,
    readonly statusBefore: CaseStatus,
    readonly outcome: CaseOutcome,
    readonly outcomeForReporter: string | null,
    readonly outcomeForSubject: string | null,
  ) {}
}
