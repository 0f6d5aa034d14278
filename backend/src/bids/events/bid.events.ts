interface BidFacts {
  applicationId: number;
  postingId: number;
  customerId: number;
  cleanerId: number;
  /** `users.id` of the cleaner. */
  cleanerUserId: number;
}

abstract class BidEvent {
  constructor(readonly application: BidFacts) {}
}

export class BidSubmitted extends BidEvent {}
export class BidAccepted extends BidEvent {}

export class BidRejected extends BidEvent {
  constructor(
    application: BidFacts,
    readonly reason: 'owner' | 'another-accepted' | 'posting-cancelled',
  ) {
    super(application);
  }
}

export type { BidFacts as ApplicationFacts };
