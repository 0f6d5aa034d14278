/** A key without the secret. */
export interface KeyFacts {
  keyId: number;
  userId: number;
  name: string;
  /** How it begins and ends: `thk_9fQ2…x7Lk`. */
  hint: string;
}

export class ApiKeyMade {
  constructor(
    readonly key: KeyFacts,
    /** Separated by spaces. */
    readonly scopes: string,
    readonly expiresAt: number,
  ) {}
}

export class ApiKeyRevoked {
  constructor(
    readonly key: KeyFacts,
    /** The owner, or the admin. */
    readonly revokedBy: number,
  ) {}
}

/** All live keys of a person ended at once. */
export class ApiKeysEnded {
  constructor(
    readonly userId: number,
    readonly count: number,
    /** The account is open, and its owner should know why machines are refused. */
    readonly isOwnerTold: boolean,
  ) {}
}
