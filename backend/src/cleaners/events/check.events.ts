import type { CheckCause, CheckEnding, CheckKind } from '@tidyhearth/domain';

/** Identifies the check that an event is about. */
export interface CheckFacts {
  checkId: number;
  userId: number;
  kind: CheckKind;
}

/**
 * An admin asked a cleaner for documents. Checks that are opened for other causes (a changed name, an expiry) have
 * events of their own.
 */
export class CheckRequested {
  constructor(
    readonly check: CheckFacts,
    readonly cause: CheckCause,
    readonly reason: string | null,
    /** Null if no admin asked for it. */
    readonly adminId: number | null,
  ) {}
}

export class CheckPassed {
  constructor(
    readonly check: CheckFacts,
    readonly checkedOn: string,
    readonly expiresOn: string | null,
    readonly adminId: number,
  ) {}
}

export class CheckRefused {
  constructor(
    readonly check: CheckFacts,
    readonly reason: string,
    readonly adminId: number,
  ) {}
}

/** An admin withdrew a check, and with it the badge. */
export class CheckWithdrawn {
  constructor(
    readonly check: CheckFacts,
    readonly ending: CheckEnding,
    readonly reason: string | null,
    readonly adminId: number | null,
    readonly isCleaner: boolean,
  ) {}
}

/**
 * Whether the cleaner is asked for a new document, or has sent one that waits for a decision. `none` for customers, who
 * can't renew a check.
 */
export type CheckRenewal = 'asked' | 'waiting' | 'none';

/** A check is about to expire, and the cleaner has not sent a new document yet. */
export class CheckExpiring {
  constructor(
    readonly check: CheckFacts,
    readonly expiresOn: string,
  ) {}
}

export class CheckExpired {
  constructor(
    readonly check: CheckFacts,
    readonly expiresOn: string,
    readonly renewal: CheckRenewal,
  ) {}
}

/** Badges were removed because the name changed. */
export class BadgesReset {
  constructor(
    readonly userId: number,
    readonly kinds: readonly CheckKind[],
    /** False for customers: they send no documents, so their badge is simply removed. */
    readonly isCheckedAgain: boolean,
  ) {}
}

export class CheckDocumentViewed {
  constructor(
    readonly check: CheckFacts,
    readonly documentId: number,
    readonly adminId: number,
  ) {}
}

/** Nobody decided in time, so the documents were removed and must be sent again. */
export class CheckDocumentsRemoved {
  constructor(readonly check: CheckFacts) {}
}

/** Checks whose documents have been waiting for a decision for a long time. */
export class ChecksWaiting {
  constructor(readonly waiting: number) {}
}
