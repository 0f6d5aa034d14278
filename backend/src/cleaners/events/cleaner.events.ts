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

/** A rejected application was mended and waits again. */
export class CleanerAppliedAgain {
  constructor(
    readonly cleanerId: number,
    readonly userId: number,
  ) {}
}

/** A customer applied with the account they had; it is a cleaner's from now on. */
export class CustomerApplied {
  constructor(
    readonly cleanerId: number,
    readonly userId: number,
  ) {}
}

/** Of all applications, those that wait longer than promised: noted each hour. */
export class ApplicationsOverdue {
  constructor(readonly waiting: number) {}
}

/** An applicant took the application back; the account is a customer's. */
export class ApplicationWithdrawn {
  constructor(
    readonly cleanerId: number,
    readonly userId: number,
  ) {}
}
