import { Injectable } from '@nestjs/common';
import { AppError } from '../common/app-error.js';
import { IdempotencyService } from '../database/idempotency.service.js';
import type { Tx } from '../database/transaction.js';
import {
  ReviewHidden,
  ReviewReportDecided,
  ReviewUnhidden,
  type ReviewFacts,
} from './events/review.events.js';
import { ADD_RATING, ratingParams, REMOVE_RATING } from './ratings.queries.js';
import {
  FIND_REPORT,
  LIST_OPEN_REPORTERS,
  REOPEN_REPORT,
  REOPEN_REPORTS_OF_REVIEW,
  RESOLVE_REPORT,
  RESOLVE_REPORTS_OF_REVIEW,
} from './review-reports.queries.js';
import {
  FIND_RATED_REVIEW,
  HIDE_REVIEW,
  LIST_PUBLIC_REVIEWS_OF_BOOKING,
  MARK_BOOKING_REVIEWED,
  REVIEWED_FLAGS,
  UNHIDE_REVIEW,
  type RatedReview,
} from './reviews.queries.js';

const NO_CLEAN = {
  message: 'The clean of this review was found not to have taken place, so it stays hidden.',
};

/** The admin's decisions about reviews. The words and stars of a review are never changed. */
@Injectable()
export class ReviewModerationService {
  constructor(private readonly idempotency: IdempotencyService) {}

  /**
   * Removes a review from lists and averages, and settles the open reports about it.
   *
   * @throws AppError NOT_FOUND, STATE_CONFLICT
   */
  async hide(adminId: number, reviewId: number, reason: string): Promise<void> {
    await this.idempotency.changeOnce(reviewId, async (tx) => {
      await hide(tx, await read(tx, reviewId), adminId, reason);
    });
  }

  /**
   * Hides all public reviews of a booking in the transaction that cancels it.
   *
   * @throws AppError STATE_CONFLICT if one of them is being hidden concurrently
   */
  async hideAllOf(tx: Tx, bookingId: number, adminId: number, reason: string): Promise<void> {
    for (const review of await tx.sql.all(LIST_PUBLIC_REVIEWS_OF_BOOKING, [bookingId]))
      await hide(tx, review, adminId, reason);
  }

  /**
   * Exactly reverses hiding: the reports that it settled are open again.
   *
   * @throws AppError NOT_FOUND, STATE_CONFLICT also if the clean was found not to have taken place
   */
  async unhide(adminId: number, reviewId: number): Promise<void> {
    await this.idempotency.changeOnce(reviewId, async (tx) => {
      const review = await read(tx, reviewId);
      if (review.hiddenAt === null) throw new AppError('STATE_CONFLICT');
      await rate(tx, review, ADD_RATING);
      const held = MARK_BOOKING_REVIEWED(REVIEWED_FLAGS[review.reviewType]);
      if (!(await tx.sql.claim(held, [review.bookingId]))) throw new AppError('STATE_CONFLICT', NO_CLEAN);
      requireChange(await tx.sql.claim(UNHIDE_REVIEW, [reviewId, review.hiddenAt]));
      await tx.sql.run(REOPEN_REPORTS_OF_REVIEW, [reviewId, review.hiddenAt]);
      tx.record(new ReviewUnhidden(factsOf(review), adminId));
    });
  }

  /**
   * Settles one report and leaves the review public, or opens the report again.
   *
   * @throws AppError NOT_FOUND, STATE_CONFLICT
   */
  async decideReport(adminId: number, reportId: number, isOpen: boolean): Promise<void> {
    await this.idempotency.changeOnce(reportId, async (tx) => {
      const report = await tx.sql.one(FIND_REPORT, [reportId]);
      if (!report) throw new AppError('NOT_FOUND');
      requireChange(
        isOpen
          ? await tx.sql.claim(REOPEN_REPORT, [reportId])
          : await tx.sql.claim(RESOLVE_REPORT, [Date.now(), reportId]),
      );
      const { reviewId, reason, reporterId } = report;
      tx.record(new ReviewReportDecided(reviewId, adminId, isOpen, reason, reporterId));
    });
  }
}

async function read(tx: Tx, reviewId: number): Promise<RatedReview> {
  const review = await tx.sql.one(FIND_RATED_REVIEW, [reviewId]);
  if (!review) throw new AppError('NOT_FOUND');
  return review;
}

function factsOf({ reviewId, bookingId, reviewerId, revieweeId }: RatedReview): ReviewFacts {
  return { reviewId, bookingId, reviewerId, revieweeId };
}

async function hide(tx: Tx, review: RatedReview, adminId: number, reason: string): Promise<void> {
  const hiddenAt = Date.now();
  await rate(tx, review, REMOVE_RATING);
  requireChange(await tx.sql.claim(HIDE_REVIEW, [hiddenAt, reason, review.reviewId]));
  const reporters = await tx.sql.all(LIST_OPEN_REPORTERS, [review.reviewId]);
  await tx.sql.run(RESOLVE_REPORTS_OF_REVIEW, [hiddenAt, review.reviewId]);
  const reporterIds = reporters.map(({ reporterId }) => reporterId);
  tx.record(new ReviewHidden(factsOf(review), adminId, reason, reporterIds));
}

/**
 * Changes the averages before the review's own row, as when the review was written, so that everybody locks the rows in
 * one order.
 */
async function rate(tx: Tx, review: RatedReview, change: typeof ADD_RATING): Promise<void> {
  const { revieweeId, cleanerId, reviewType, rating } = review;
  await tx.sql.run(change('users'), ratingParams(rating, revieweeId));
  if (reviewType === 'customer-to-cleaner')
    await tx.sql.run(change('cleaners'), ratingParams(rating, cleanerId));
}

function requireChange(isChanged: boolean): void {
  if (!isChanged) throw new AppError('STATE_CONFLICT');
}
