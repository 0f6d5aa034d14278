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

/** All endpoints of a person wait for a look of their owner, whose account was taken back from somebody else. */
export class WebhooksSecured {
  constructor(
    readonly ownerId: number,
    readonly count: number,
  ) {}
}
