import { Injectable } from '@nestjs/common';
import type { Actor } from '../common/actor.js';
import { AppError } from '../common/app-error.js';
import { isoOf } from '../database/columns.js';
import { refuseDuplicate } from '../database/engine.js';
import { IdempotencyService } from '../database/idempotency.service.js';
import { Sql } from '../database/sql.js';
import type { Tx } from '../database/transaction.js';
import { requireOpenAccount } from '../users/hold-open-accounts.js';
import { ReportLimitService } from '../users/report-limit.service.js';
import type { ReviewReportResponse } from './dto/review-report.response.js';
import { FIND_OWN_REPORT, FIND_REPORTABLE_REVIEW, INSERT_REPORT } from './review-reports.queries.js';
import { ReviewViewsService } from './review-views.service.js';

@Injectable()
export class ReportReviewService {
  constructor(
    private readonly idempotency: IdempotencyService,
    private readonly sql: Sql,
    private readonly views: ReviewViewsService,
    private readonly limit: ReportLimitService,
  ) {}

  /** @throws AppError NOT_FOUND, FORBIDDEN for its author, ALREADY_REPORTED, TOO_MANY_REQUESTS */
  async report(actor: Actor, reviewId: number, reason: string): Promise<ReviewReportResponse> {
    const { userId } = actor;
    await this.requireReadable(actor, reviewId);
    const insert = async (tx: Tx): Promise<ReviewReportResponse> => {
      await requireOpenAccount(tx, userId);
      await this.limit.require(tx, userId);
      // The review may have been hidden since it was read.
      if (!(await tx.sql.one(FIND_REPORTABLE_REVIEW, [reviewId]))) throw new AppError('NOT_FOUND');
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

  /**
   * A review can be reported by those who can see it in a list and by the person reviewed. Its author gets FORBIDDEN
   * rather than NOT_FOUND.
   */
  private async requireReadable(actor: Actor, reviewId: number): Promise<void> {
    const review = await this.sql.one(FIND_REPORTABLE_REVIEW, [reviewId]);
    if (!review) throw new AppError('NOT_FOUND');
    if (review.reviewerId === actor.userId) throw new AppError('FORBIDDEN');
    if (review.revieweeId === actor.userId) return;
    const shown = await this.views.typeShownTo(actor, review.revieweeId);
    if (shown !== review.reviewType) throw new AppError('NOT_FOUND');
  }

  private async getOwn(reportId: number, reporterId: number): Promise<ReviewReportResponse> {
    const row = await this.sql.one(FIND_OWN_REPORT, [reportId, reporterId]);
    if (!row) throw new AppError('NOT_FOUND');
    return { ...row, createdAt: isoOf(row.createdAt) };
  }
}
