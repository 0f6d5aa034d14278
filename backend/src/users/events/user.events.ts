export class UserSuspended {
  constructor(
    readonly userId: number,
    /** Null if a restore repeated the suspension. */
    readonly adminId: number | null,
    /** As the person is told. */
    readonly reason: string,
    /** Whether this repeats an earlier suspension, of which the person has already been told. */
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

/** An admin turned two-factor authentication off for somebody who lost access to it. */
export class TwoFactorReset {
  constructor(
    readonly userId: number,
    readonly adminId: number,
    readonly reason: string,
  ) {}
}

/** The name has changed for readers; case and spacing don't count. Both values are first and last name. */
export class UserRenamed {
  constructor(
    readonly userId: number,
    readonly formerName: string,
    readonly name: string,
  ) {}
}

/** The account is about to close. Listeners settle whatever involves other people. */
export class AccountClosing {
  constructor(readonly userId: number) {}
}

export class UserDeactivated {
  constructor(readonly userId: number) {}
}

/** The person's consent to be found in search changed, or may have. */
export class UserPrivacyChanged {
  constructor(readonly userId: number) {}
}
