import type { PostingTerms } from '../../postings/posting-terms.js';

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
/** The cleaner agreed to the changed terms, at the same or another rate. */
export class BidRenewed extends BidEvent {}

export const BID_WITHDRAWAL_REASONS = ['cleaner', 'cleaner-gone'] as const;
export type BidWithdrawalReason = (typeof BID_WITHDRAWAL_REASONS)[number];

export class BidWithdrawn extends BidEvent {
  constructor(
    application: BidFacts,
    readonly reason: BidWithdrawalReason,
  ) {
    super(application);
  }
}

/** The terms changed, so the pending bid can't be accepted until the cleaner renews it. */
export class BidLeftBehind extends BidEvent {
  constructor(
    application: BidFacts,
    readonly before: PostingTerms,
    readonly after: PostingTerms,
  ) {
    super(application);
  }
}

/** The terms changed again before the cleaner has renewed the bid. */
export class BidLeftFurtherBehind extends BidEvent {
  constructor(
    application: BidFacts,
    readonly after: PostingTerms,
  ) {
    super(application);
  }
}

/** The terms changed while the cleaner was not approved. With the approval, the cleaner can renew the bid. */
export class BidStillBehind extends BidEvent {}

export const BID_REJECTION_REASONS = [
  'owner',
  'another-accepted',
  'posting-cancelled',
  'owner-suspended',
] as const;
export type BidRejectionReason = (typeof BID_REJECTION_REASONS)[number];

export class BidRejected extends BidEvent {
  constructor(
    application: BidFacts,
    readonly reason: BidRejectionReason,
  ) {
    super(application);
  }
}

export type { BidFacts as ApplicationFacts };
