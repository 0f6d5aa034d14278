import { Injectable } from '@nestjs/common';
import type { Actor } from '../common/actor.js';
import { AppError } from '../common/app-error.js';
import { isoOf } from '../database/columns.js';
import { refuseDuplicate } from '../database/engine.js';
import { IdempotencyService } from '../database/idempotency.service.js';
import { Sql } from '../database/sql.js';
import type { Tx } from '../database/transaction.js';
import { requireOpenAccount } from '../users/hold-open-accounts.js';
import type { ReviewReportResponse } from './dto/review-report.response.js';
import { FIND_OWN_REPORT, FIND_READABLE_REVIEW, INSERT_REPORT } from './review-reports.queries.js';

@Injectable()
export class ReportReviewService {
  constructor(
    private readonly idempotency: IdempotencyService,
    private readonly sql: Sql,
  ) {}

  /** @throws AppError NOT_FOUND, FORBIDDEN for its author, ALREADY_REPORTED */
  async report({ userId }: Actor, reviewId: number, reason: string): Promise<ReviewReportResponse> {
    const insert = async (tx: Tx): Promise<ReviewReportResponse> => {
      await requireOpenAccount(tx, userId);
      const review = await tx.sql.one(FIND_READABLE_REVIEW, [reviewId, userId, userId, userId]);
      if (!review) throw new AppError('NOT_FOUND');
      // Whom a review is about may doubt it; its author has nobody to tell of it.
      if (review.reviewerId === userId) throw new AppError('FORBIDDEN');
      const createdAt = Date.now();
      const { insertId: id } = await refuseDuplicate('ALREADY_REPORTED', () =>
        tx.sql.run(INSERT_REPORT, [reviewId, userId, reason, createdAt]),
      );
      return { id, reviewId, reason, createdAt: isoOf(createdAt) };
    };
    return this.idempotency.createOnce(insert, {
      idOf: ({ id }) => id,
      readAgain: (id) => this.getOwn(id, userId),
    });
  }

  private async getOwn(reportId: number, reporterId: number): Promise<ReviewReportResponse> {
    const row = await this.sql.one(FIND_OWN_REPORT, [reportId, reporterId]);
    if (!row) throw new AppError('NOT_FOUND');
    return { ...row, createdAt: isoOf(row.createdAt) };
  }
}
