import { Injectable } from '@nestjs/common';
import type { Actor } from '../common/actor.js';
import { AppError } from '../common/app-error.js';
import { isoOf } from '../database/columns.js';
import { isDuplicateKey } from '../database/engine.js';
import type { Tx } from '../database/transaction.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { ReviewReportResponse } from './dto/review-report.response.js';
import { FIND_READABLE_REVIEW, INSERT_REPORT } from './review-reports.queries.js';

@Injectable()
export class ReportReviewService {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** @throws AppError NOT_FOUND, ALREADY_REPORTED */
  async report({ userId }: Actor, reviewId: number, reason: string): Promise<ReviewReportResponse> {
    return this.unitOfWork.run(async (tx) => {
      const review = await tx.sql.one(FIND_READABLE_REVIEW, [reviewId, userId, userId, userId]);
      if (!review) throw new AppError('NOT_FOUND');
      const createdAt = Date.now();
      const id = await insertOnce(tx, [reviewId, userId, reason, createdAt]);
      return { id, reviewId, reason, createdAt: isoOf(createdAt) };
    });
  }
}

async function insertOnce(tx: Tx, values: [number, number, string, number]): Promise<number> {
  try {
    const { insertId } = await tx.sql.run(INSERT_REPORT, values);
    return insertId;
  } catch (error) {
    if (isDuplicateKey(error)) throw new AppError('ALREADY_REPORTED');
    throw error;
  }
}
