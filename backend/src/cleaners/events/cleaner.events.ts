export class CleanerSignedUp {
  constructor(
    readonly cleanerId: number,
    readonly userId: number,
  ) {}
}

export class CleanerApproved {
  constructor(
    readonly cleanerId: number,
    readonly userId: number,
    readonly adminId: number,
    readonly previousStatus: 'pending' | 'rejected',
  ) {}
}

export class CleanerApprovalWithdrawn {
  constructor(
    readonly cleanerId: number,
    readonly userId: number,
    readonly adminId: number,
  ) {}
}

export class CleanerRejected {
  constructor(
    readonly cleanerId: number,
    readonly userId: number,
    readonly adminId: number,
    readonly reason: string | null,
    /** When the person may apply again; null: at once. */
    readonly reappliesFrom: number | null,
  ) {}
}

export class CleanerInsuranceChanged {
  constructor(
    readonly cleanerId: number,
    readonly userId: number,
    readonly adminId: number,
    readonly isInsured: boolean,
  ) {}
}

/** A cleaner corrected a rejected application, which waits again. */
export class CleanerAppliedAgain {
  constructor(
    readonly cleanerId: number,
    readonly userId: number,
  ) {}
}

/** A customer applied as a cleaner with an existing account, which becomes a cleaner's. */
export class CustomerApplied {
  constructor(
    readonly cleanerId: number,
    readonly userId: number,
  ) {}
}

/** The number of applications that have waited longer than promised; recorded every hour. */
export class ApplicationsOverdue {
  constructor(readonly waiting: number) {}
}

/** An applicant withdrew the application; the account becomes a customer's. */
export class ApplicationWithdrawn {
  constructor(
    readonly cleanerId: number,
    readonly userId: number,
  ) {}
}
