import { Injectable } from '@nestjs/common';
import { OnEvent } from '../events/on-event.js';
import { ORDER } from '../events/order.js';
import { ReportsSince } from '../users/events/reports-since.question.js';
import { COUNT_REVIEW_REPORTS_SINCE } from './review-reports.queries.js';

/** Counts recent reports of reviews, as part of all reports by one person. */
@Injectable()
export class ReviewReportCountListener {
  @OnEvent(ReportsSince, { phase: 'answer', order: ORDER.reviews })
  async countReports({ sql, userId, since }: ReportsSince): Promise<number> {
    return (await sql.one(COUNT_REVIEW_REPORTS_SINCE, [userId, since]))?.reports ?? 0;
  }
}
