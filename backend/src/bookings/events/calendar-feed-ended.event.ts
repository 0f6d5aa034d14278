/** A cleaner's calendar feed ended as a consequence of another change. */
export class CalendarFeedEnded {
  constructor(
    readonly userId: number,
    /** True if the account stays open, so that the owner may make a new feed. */
    readonly isOwnerTold: boolean,
  ) {}
}
