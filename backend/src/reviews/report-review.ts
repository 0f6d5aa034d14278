import { Injectable } from '@nestjs/common';
import type { Actor } from '../common/actor.js';
import { AppError } from '../common/app-error.js';
import { isoOf } from '../database/columns.js';
import { isDuplicateKey } from '../database/engine.js';
import type { Tx } from '../database/transaction.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { ReviewReportResponse } from './dto/review-report.response.js';

/** Whoever may read a review: everybody about a cleaner, the customer and booked cleaners about a customer. */
const READABLE = `SELECT r.id FROM reviews r
  WHERE r.id = ? AND r.hiddenAt IS NULL
    AND (r.reviewType = 'customer-to-cleaner' OR r.revieweeId = ? OR r.reviewerId = ?
         OR EXISTS (SELECT 1 FROM bookings b JOIN cleaners c ON c.id = b.cleanerId
                     WHERE b.customerId = r.revieweeId AND c.userId = ?))`;

@Injectable()
export class ReportReview {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** @throws AppError NOT_FOUND, ALREADY_REPORTED */
  async report({ userId }: Actor, reviewId: number, reason: string): Promise<ReviewReportResponse> {
    return this.unitOfWork.run(async (tx) => {
      if (!(await tx.sql.one(READABLE, [reviewId, userId, userId, userId]))) throw new AppError('NOT_FOUND');
      const createdAt = Date.now();
      const id = await insertOnce(tx, [reviewId, userId, reason, createdAt]);
      return { id, reviewId, reason, createdAt: isoOf(createdAt) };
    });
  }
}

async function insertOnce(tx: Tx, values: [number, number, string, number]): Promise<number> {
  try {
    const { insertId } = await tx.sql.run(
      'INSERT INTO review_reports (reviewId, reporterId, reason, createdAt) VALUES (?, ?, ?, ?)',
      values,
    );
    return insertId;
  } catch (error) {
    if (isDuplicateKey(error)) throw new AppError('ALREADY_REPORTED');
    throw error;
  }
}
