import type { PostingTerms } from '../posting-terms.js';

export class PostingCreated {
  constructor(
    readonly postingId: number,
    readonly customerId: number,
  ) {}
}

/** An owner edited a posting, perhaps without effect on its bids: see `PostingTermsChanged`. */
export class PostingEdited {
  constructor(
    readonly postingId: number,
    readonly customerId: number,
  ) {}
}

/** Time, place, length, service or description changed, so bids have to be confirmed. */
export class PostingTermsChanged {
  constructor(
    readonly postingId: number,
    readonly customerId: number,
    readonly before: PostingTerms,
    readonly after: PostingTerms,
  ) {}
}

export const POSTING_CANCEL_REASONS = ['owner', 'booking-cancelled', 'suspended'] as const;

/** Cancelled by its owner while open, by the owner's suspension, or because its booking was cancelled. */
export class PostingCancelled {
  constructor(
    readonly postingId: number,
    readonly customerId: number,
    readonly reason: (typeof POSTING_CANCEL_REASONS)[number],
  ) {}
}
