import { Injectable } from '@nestjs/common';
import { isReviewable, type ReviewType } from '@tidyhearth/domain';
import type { Actor } from '../common/actor.js';
import { AppError, invalid } from '../common/app-error.js';
import { requireSelf } from '../common/ownership.js';
import { refuseDuplicate } from '../database/engine.js';
import { IdempotencyService } from '../database/idempotency.service.js';
import { Sql, type TxSql } from '../database/sql.js';
import type { RowOf } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import { requireOpenAccount } from '../users/hold-open-accounts.js';
import type { ReviewResponse } from './dto/review.response.js';
import type { WriteReviewDto } from './dto/write-review.dto.js';
import { ReviewWritten } from './events/review.events.js';
import { ADD_RATING, ratingParams } from './ratings.queries.js';
import { toReview } from './review.mapper.js';
import {
  FIND_OWN_REVIEW,
  FIND_REVIEWED_BOOKING,
  HOLD_REVIEWEE,
  INSERT_REVIEW,
  MARK_BOOKING_REVIEWED,
  REVIEWED_FLAGS,
} from './reviews.queries.js';

type ReviewedBooking = RowOf<typeof FIND_REVIEWED_BOOKING>;

const HAS_LEFT = { message: 'This person has closed the account, so there is nobody to review.' };

/** Follows from the booking and from who writes the review. */
interface Direction {
  revieweeId: number;
  reviewType: ReviewType;
}

@Injectable()
export class WriteReviewService {
  constructor(
    private readonly idempotency: IdempotencyService,
    private readonly sql: Sql,
  ) {}

  async write(actor: Actor, review: WriteReviewDto): Promise<ReviewResponse> {
    requireSelf(actor, review.reviewerId);
    return this.idempotency.createOnce((tx) => this.insert(tx, review), {
      idOf: ({ id }) => id,
      readAgain: (id) => this.getOwn(id, actor.userId),
    });
  }

  private async getOwn(reviewId: number, reviewerId: number): Promise<ReviewResponse> {
    const row = await this.sql.one(FIND_OWN_REVIEW, [reviewId, reviewerId]);
    if (!row) throw new AppError('NOT_FOUND');
    return toReview(row);
  }

  private async insert(tx: Tx, review: WriteReviewDto): Promise<ReviewResponse> {
    const { bookingId, reviewerId, rating, comment } = review;
    const booking = await readBooking(tx.sql, bookingId, reviewerId);
    const { revieweeId, reviewType } = directionOf(booking, reviewerId);
    requireSame('revieweeId', review.revieweeId, revieweeId);
    requireSame('reviewType', review.reviewType, reviewType);
    if (!isReviewable(booking.status)) throw new AppError('NOT_REVIEWABLE');
    await holdBoth(tx, reviewerId, revieweeId);

    const isByCustomer = reviewType === 'customer-to-cleaner';
    // Changed before the review is inserted, so that everybody locks the rows with averages in one order.
    await tx.sql.run(ADD_RATING('users'), ratingParams(rating, revieweeId));
    if (isByCustomer) {
      await tx.sql.run(ADD_RATING('cleaners'), ratingParams(rating, booking.cleanerId));
    }
    const isMarked = await tx.sql.claim(MARK_BOOKING_REVIEWED(REVIEWED_FLAGS[reviewType]), [bookingId]);
    if (!isMarked) throw new AppError('NOT_REVIEWABLE');
    const row = { bookingId, reviewerId, revieweeId, reviewType, rating, comment, createdAt: Date.now() };
    const values = [bookingId, reviewerId, revieweeId, reviewType, rating, comment, row.createdAt] as const;
    const { insertId: id } = await refuseDuplicate('ALREADY_REVIEWED', () =>
      tx.sql.run(INSERT_REVIEW, values),
    );
    tx.record(new ReviewWritten(id, bookingId, reviewerId, revieweeId, reviewType, rating));
    return toReview({ id, ...row, firstName: booking.reviewerName });
  }
}

/**
 * Holds both accounts in the order of their ids, because the two may review each other at once.
 *
 * @throws AppError NOT_AUTHENTICATED, NOT_REVIEWABLE
 */
async function holdBoth(tx: Tx, reviewerId: number, revieweeId: number): Promise<void> {
  const holdReviewee = async () => {
    const isThere = await tx.sql.claim(HOLD_REVIEWEE, [Date.now(), revieweeId]);
    if (!isThere) throw new AppError('NOT_REVIEWABLE', HAS_LEFT);
  };
  if (revieweeId < reviewerId) await holdReviewee();
  await requireOpenAccount(tx, reviewerId);
  if (revieweeId > reviewerId) await holdReviewee();
}

/** @throws AppError NOT_FOUND for anybody but the two parties */
async function readBooking(sql: TxSql, bookingId: number, reviewerId: number): Promise<ReviewedBooking> {
  const booking = await sql.one(FIND_REVIEWED_BOOKING, [reviewerId, bookingId]);
  if (!booking) throw new AppError('NOT_FOUND');
  return booking;
}

function directionOf({ customerId, cleanerUserId }: ReviewedBooking, reviewerId: number): Direction {
  return reviewerId === customerId
    ? { revieweeId: cleanerUserId, reviewType: 'customer-to-cleaner' }
    : { revieweeId: customerId, reviewType: 'cleaner-to-customer' };
}

function requireSame<T>(path: string, given: T | undefined, right: T): void {
  if (given !== undefined && given !== right) throw invalid(path, `${path} does not fit this booking`);
}
