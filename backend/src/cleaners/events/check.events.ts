import type { CheckCause, CheckEnding, CheckKind } from '@tidyhearth/domain';

/** A check that something happened to, and whose it is. */
export interface CheckFacts {
  checkId: number;
  userId: number;
  kind: CheckKind;
}

/** Documents are asked for. Causes that have words of their own elsewhere (a name changed, an expiry) are recorded too. */
export class CheckRequested {
  constructor(
    readonly check: CheckFacts,
    readonly cause: CheckCause,
    readonly reason: string | null,
    /** Null: nobody pressed a button for it. */
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

/** The badge goes: the admin took it back, the name changed, or something newer stands in its place. */
export class CheckWithdrawn {
  constructor(
    readonly check: CheckFacts,
    readonly ending: CheckEnding,
    readonly reason: string | null,
    readonly adminId: number | null,
    readonly isCleaner: boolean,
  ) {}
}

/** A cleaner is asked for a new document, or has sent it and waits for us; nobody else can renew a check. */
export type CheckRenewal = 'asked' | 'waiting' | 'none';

/** A cleaner is to renew it, and has not sent anything yet. */
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

/** A changed name put these badges back to be checked again. */
export class BadgesReset {
  constructor(
    readonly userId: number,
    readonly kinds: readonly CheckKind[],
    /** Customers send no documents: theirs is simply gone. */
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

/** Nobody decided in time: the documents are gone, and must be sent again. */
export class CheckDocumentsRemoved {
  constructor(readonly check: CheckFacts) {}
}

/** Documents that have waited long for a decision. */
export class ChecksWaiting {
  constructor(readonly waiting: number) {}
}
