/** Describes a key without its secret. */
export interface KeyFacts {
  keyId: number;
  userId: number;
  name: string;
  /** The beginning and end of the key: `thk_9fQ2…x7Lk`. */
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
    /** True if the account stays open, so that its owner learns why programs are refused. */
    readonly isOwnerTold: boolean,
  ) {}
}
