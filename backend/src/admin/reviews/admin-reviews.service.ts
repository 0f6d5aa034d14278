import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error.js';
import type { Page } from '../../common/paging.js';
import { Sql } from '../../database/sql.js';
import { ReviewModerationService } from '../../reviews/review-moderation.service.js';
import { readList } from '../listing/read-list.js';
import {
  COUNT_REPORTS,
  COUNT_REVIEWS,
  filterReports,
  filterReviews,
  FIND_REPORT,
  FIND_REVIEW,
  LIST_REPORTS,
  LIST_REVIEWS,
} from '../queries/reviews.queries.js';
import { toAdminReview, toAdminReviewReport } from './admin-review.mapper.js';
import type { AdminReview } from './admin-review.response.js';
import type { AdminReviewsQuery, ReviewReportsQuery } from './admin-reviews.query.js';
import type { AdminReviewReport } from './review-report.record.js';

const REVIEWS = { page: LIST_REVIEWS, total: COUNT_REVIEWS };
const REPORTS = { page: LIST_REPORTS, total: COUNT_REPORTS };

@Injectable()
export class AdminReviewsService {
  constructor(
    private readonly sql: Sql,
    private readonly moderation: ReviewModerationService,
  ) {}

  async list(query: AdminReviewsQuery): Promise<Page<AdminReview>> {
    return readList(this.sql, REVIEWS, filterReviews(query), query, toAdminReview);
  }

  async listReports(query: ReviewReportsQuery): Promise<Page<AdminReviewReport>> {
    return readList(this.sql, REPORTS, filterReports(query), query, toAdminReviewReport);
  }

  async hide(adminId: number, reviewId: number, reason: string): Promise<AdminReview> {
    await this.moderation.hide(adminId, reviewId, reason);
    return this.read(reviewId);
  }

  async unhide(adminId: number, reviewId: number): Promise<AdminReview> {
    await this.moderation.unhide(adminId, reviewId);
    return this.read(reviewId);
  }

  async decideReport(adminId: number, reportId: number, isOpen: boolean): Promise<AdminReviewReport> {
    await this.moderation.decideReport(adminId, reportId, isOpen);
    const row = await this.sql.one(FIND_REPORT, [reportId]);
    if (!row) throw new AppError('NOT_FOUND');
    return toAdminReviewReport(row);
  }

  private async read(reviewId: number): Promise<AdminReview> {
    const row = await this.sql.one(FIND_REVIEW, [reviewId]);
    if (!row) throw new AppError('NOT_FOUND');
    return toAdminReview(row);
  }
}
