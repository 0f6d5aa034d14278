/** Recorded only for new blocks. Listeners end pending requests and bids between the two people. */
export class PersonBlocked {
  constructor(
    readonly blockerId: number,
    readonly blockedId: number,
  ) {}
}
