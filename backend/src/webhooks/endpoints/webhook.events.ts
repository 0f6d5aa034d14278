/** A person's events are sent to this URL from now on. */
export class WebhookUrlSet {
  constructor(
    readonly endpointId: number,
    readonly ownerId: number,
    readonly url: string,
    /** Null for a new endpoint. */
    readonly formerUrl: string | null,
  ) {}
}

/** The previous secret also signs for a while. */
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

/**
 * All endpoints of a person are paused until their owner, whose account was taken back from somebody else, has checked
 * them.
 */
export class WebhooksSecured {
  constructor(
    readonly ownerId: number,
    readonly count: number,
  ) {}
}
