/** Events of a person go to this URL from now on. */
export class WebhookUrlSet {
  constructor(
    readonly endpointId: number,
    readonly ownerId: number,
    readonly url: string,
    /** Null for a new endpoint. */
    readonly formerUrl: string | null,
  ) {}
}

/** The one before signs for a while too. */
export class WebhookSecretRotated {
  constructor(
    readonly endpointId: number,
    readonly ownerId: number,
    readonly url: string,
  ) {}
}

export class WebhookRemoved {
  constructor(
    readonly endpointId: number,
    readonly ownerId: number,
    readonly url: string,
  ) {}
}

/** All endpoints of a person wait for a look of their owner, whose account was taken back from somebody else. */
export class WebhooksSecured {
  constructor(
    readonly ownerId: number,
    readonly count: number,
  ) {}
}
