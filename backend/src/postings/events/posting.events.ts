export class PostingCreated {
  constructor(
    readonly postingId: number,
    readonly customerId: number,
  ) {}
}

/** By its owner while open, or because its booking was cancelled. */
export class PostingCancelled {
  constructor(
    readonly postingId: number,
    readonly customerId: number,
    readonly reason: 'owner' | 'booking-cancelled',
  ) {}
}
