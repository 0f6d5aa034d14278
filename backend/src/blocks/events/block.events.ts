/** Recorded for a new block only. Listeners end the pending requests and bids of the two. */
export class PersonBlocked {
  constructor(
    readonly blockerId: number,
    readonly blockedId: number,
  ) {}
}
