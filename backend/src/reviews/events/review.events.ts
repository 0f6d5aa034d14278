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
