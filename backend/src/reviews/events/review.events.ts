import type { ReviewType } from '@tidyhearth/domain';

export class ReviewWritten {
  constructor(
    readonly reviewId: number,
    readonly bookingId: number,
    readonly reviewerId: number,
    readonly revieweeId: number,
    readonly reviewType: ReviewType,
    readonly rating: number,
  ) {}
}

/** Who reviewed whom, for which booking. */
export interface ReviewFacts {
  reviewId: number;
  bookingId: number;
  reviewerId: number;
  revieweeId: number;
}

/** An admin hid a review from the public. */
export class ReviewHidden {
  constructor(
    readonly review: ReviewFacts,
    readonly adminId: number,
    readonly reason: string,
    /** Those whose open reports this settles. */
    readonly reporterIds: readonly number[],
  ) {}
}

export class ReviewUnhidden {
  constructor(
    readonly review: ReviewFacts,
    readonly adminId: number,
  ) {}
}

/** An admin decided that a reported review may stay, or revoked that decision. */
export class ReviewReportDecided {
  constructor(
    readonly reviewId: number,
    readonly adminId: number,
    readonly isOpen: boolean,
    readonly reason: string,
    readonly reporterId: number,
  ) {}
}
