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
