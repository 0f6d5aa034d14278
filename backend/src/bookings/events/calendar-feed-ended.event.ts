/** A cleaner's calendar feed ended as a consequence of another change. */
export class CalendarFeedEnded {
  constructor(
    readonly userId: number,
    /** The account is open, so the owner may make a new feed. */
    readonly isOwnerTold: boolean,
  ) {}
}
