import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error.js';
import type { Page } from '../../common/paging.js';
import { Sql } from '../../database/sql.js';
import { ReviewModerationService } from '../../reviews/review-moderation.service.js';
import { mapPage, readList } from '../listing/read-list.js';
import { Where } from '../listing/where.js';
import {
  ADMIN_REVIEW_COLUMNS,
  ADMIN_REVIEW_FROM,
  toAdminReview,
  type AdminReview,
  type AdminReviewRow,
} from './admin-review.response.js';
import {
  ADMIN_REVIEW_SORTS,
  REVIEW_REPORT_SORTS,
  type AdminReviewsQuery,
  type AdminReviewSort,
  type ReviewReportsQuery,
  type ReviewReportSort,
} from './admin-reviews.query.js';
import {
  REVIEW_REPORT_COLUMNS,
  REVIEW_REPORT_FROM,
  toAdminReviewReport,
  type AdminReviewReport,
  type AdminReviewReportRow,
} from './review-report.record.js';

const REVIEWS = {
  columns: ADMIN_REVIEW_COLUMNS,
  from: ADMIN_REVIEW_FROM,
  sorts: ADMIN_REVIEW_SORTS,
  id: 'r.id',
};
const REPORTS = {
  columns: REVIEW_REPORT_COLUMNS,
  from: REVIEW_REPORT_FROM,
  sorts: REVIEW_REPORT_SORTS,
  id: 'f.id',
};
const NAMES = ['writer.firstName', 'writer.lastName', 'subject.firstName', 'subject.lastName'];

@Injectable()
export class AdminReviewsService {
  constructor(
    private readonly sql: Sql,
    private readonly moderation: ReviewModerationService,
  ) {}

  async list(query: AdminReviewsQuery): Promise<Page<AdminReview>> {
    const where = new Where()
      .equals('r.reviewType', query.reviewType)
      .equals('r.rating', query.rating)
      .isSet('r.hiddenAt', query.hidden)
      .contains(['r.comment', ...NAMES], query.search);
    return mapPage(
      await readList<AdminReviewRow, AdminReviewSort>(this.sql, REVIEWS, where, query),
      toAdminReview,
    );
  }

  async listReports(query: ReviewReportsQuery): Promise<Page<AdminReviewReport>> {
    const where = new Where().isSet('f.resolvedAt', query.resolved);
    return mapPage(
      await readList<AdminReviewReportRow, ReviewReportSort>(this.sql, REPORTS, where, query),
      toAdminReviewReport,
    );
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
    const row = await this.sql.one<AdminReviewReportRow>(
      `SELECT ${REVIEW_REPORT_COLUMNS} FROM ${REVIEW_REPORT_FROM} WHERE f.id = ?`,
      [reportId],
    );
    if (!row) throw new AppError('NOT_FOUND');
    return toAdminReviewReport(row);
  }

  private async read(reviewId: number): Promise<AdminReview> {
    const row = await this.sql.one<AdminReviewRow>(
      `SELECT ${ADMIN_REVIEW_COLUMNS} FROM ${ADMIN_REVIEW_FROM} WHERE r.id = ?`,
      [reviewId],
    );
    if (!row) throw new AppError('NOT_FOUND');
    return toAdminReview(row);
  }
}
