export class UserSuspended {
  constructor(
    readonly userId: number,
    /** Null for one that a restore has made again. */
    readonly adminId: number | null,
    /** As told to the person. */
    readonly reason: string,
    /** Whether the person was told when it was first made. */
    readonly isRepeated = false,
  ) {}
}

export class UserUnsuspended {
  constructor(
    readonly userId: number,
    readonly adminId: number,
  ) {}
}

/** An admin read somebody's account outside the console. */
export class AccountViewed {
  constructor(
    readonly userId: number,
    readonly adminId: number,
  ) {}
}

export class UserVerificationChanged {
  constructor(
    readonly userId: number,
    readonly adminId: number,
    readonly isVerified: boolean,
  ) {}
}

/** An admin turned two-factor authentication off for somebody who lost it. */
export class TwoFactorReset {
  constructor(
    readonly userId: number,
    readonly adminId: number,
    readonly reason: string,
  ) {}
}

/** Another name to a reader; capitals and spaces alone are none. Both are first and last name. */
export class UserRenamed {
  constructor(
    readonly userId: number,
    readonly formerName: string,
    readonly name: string,
  ) {}
}

/** The account is about to close; listeners settle what involves others. */
export class AccountClosing {
  constructor(readonly userId: number) {}
}

export class UserDeactivated {
  constructor(readonly userId: number) {}
}

/** Whether the person may be found in search changed, or may have. */
export class UserPrivacyChanged {
  constructor(readonly userId: number) {}
}
