import { Injectable } from '@nestjs/common';
import type { ReviewType } from '@tidyhearth/domain';
import { AppError } from '../common/app-error.js';
import type { Tx } from '../database/transaction.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import {
  ReviewHidden,
  ReviewReportDecided,
  ReviewUnhidden,
  type ReviewFacts,
} from './events/review.events.js';
import { addRatingSql, ratingParams, removeRatingSql } from './rating.js';

interface RatedReview extends ReviewFacts {
  cleanerId: number;
  reviewType: ReviewType;
  rating: number;
  hiddenAt: number | null;
}

/** What an admin may do about a review. Its words and its stars stay as they were written. */
@Injectable()
export class ReviewModeration {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /**
   * Takes a review out of lists and averages, and settles the open reports about it.
   *
   * @throws AppError NOT_FOUND, STATE_CONFLICT
   */
  async hide(adminId: number, reviewId: number, reason: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const review = await read(tx, reviewId);
      const hiddenAt = Date.now();
      await rate(tx, review, removeRatingSql);
      await claim(tx, 'UPDATE reviews SET hiddenAt = ?, hiddenReason = ? WHERE id = ? AND hiddenAt IS NULL', [
        hiddenAt,
        reason,
        reviewId,
      ]);
      await tx.sql.run('UPDATE review_reports SET resolvedAt = ? WHERE reviewId = ? AND resolvedAt IS NULL', [
        hiddenAt,
        reviewId,
      ]);
      tx.record(new ReviewHidden(factsOf(review), adminId, reason));
    });
  }

  /**
   * The exact reverse: the reports that hiding settled are open again.
   *
   * @throws AppError NOT_FOUND, STATE_CONFLICT
   */
  async unhide(adminId: number, reviewId: number): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const review = await read(tx, reviewId);
      if (review.hiddenAt === null) throw new AppError('STATE_CONFLICT');
      await rate(tx, review, addRatingSql);
      await claim(
        tx,
        'UPDATE reviews SET hiddenAt = NULL, hiddenReason = NULL WHERE id = ? AND hiddenAt = ?',
        [reviewId, review.hiddenAt],
      );
      await tx.sql.run('UPDATE review_reports SET resolvedAt = NULL WHERE reviewId = ? AND resolvedAt = ?', [
        reviewId,
        review.hiddenAt,
      ]);
      tx.record(new ReviewUnhidden(factsOf(review), adminId));
    });
  }

  /**
   * Settles one report and leaves the review public, or opens the report again.
   *
   * @throws AppError NOT_FOUND, STATE_CONFLICT
   */
  async decideReport(adminId: number, reportId: number, isOpen: boolean): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const report = await tx.sql.one<{ reviewId: number; reason: string }>(
        'SELECT reviewId, reason FROM review_reports WHERE id = ?',
        [reportId],
      );
      if (!report) throw new AppError('NOT_FOUND');
      await claim(
        tx,
        `UPDATE review_reports SET resolvedAt = ? WHERE id = ? AND resolvedAt IS ${isOpen ? 'NOT NULL' : 'NULL'}`,
        [isOpen ? null : Date.now(), reportId],
      );
      tx.record(new ReviewReportDecided(report.reviewId, adminId, isOpen, report.reason));
    });
  }
}

async function read(tx: Tx, reviewId: number): Promise<RatedReview> {
  const review = await tx.sql.one<RatedReview>(
    `SELECT r.id AS reviewId, r.bookingId, r.reviewerId, r.revieweeId, r.reviewType, r.rating, r.hiddenAt, b.cleanerId
       FROM reviews r JOIN bookings b ON b.id = r.bookingId WHERE r.id = ?`,
    [reviewId],
  );
  if (!review) throw new AppError('NOT_FOUND');
  return review;
}

function factsOf({ reviewId, bookingId, reviewerId, revieweeId }: RatedReview): ReviewFacts {
  return { reviewId, bookingId, reviewerId, revieweeId };
}

/** Before the review's own row, as when it was written: everyone takes the rows in one order. */
async function rate(tx: Tx, review: RatedReview, sqlFor: typeof addRatingSql): Promise<void> {
  const { revieweeId, cleanerId, reviewType, rating } = review;
  await tx.sql.run(sqlFor('users'), ratingParams(rating, revieweeId));
  if (reviewType === 'customer-to-cleaner')
    await tx.sql.run(sqlFor('cleaners'), ratingParams(rating, cleanerId));
}

async function claim(tx: Tx, sql: string, params: (string | number | null)[]): Promise<void> {
  if (!(await tx.sql.claim(sql, params))) throw new AppError('STATE_CONFLICT');
}
