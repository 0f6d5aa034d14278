export class UserSuspended {
  constructor(
    readonly userId: number,
    readonly adminId: number,
  ) {}
}

export class UserUnsuspended {
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

/** The account is about to close: whoever has something to settle with it does, or refuses. */
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
