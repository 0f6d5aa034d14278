import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql.js';
import { OnEvent } from '../events/on-event.js';
import { ORDER } from '../events/order.js';
import { PersonalDataOf, type PersonalDataPart } from '../users/events/personal-data-of.question.js';
import { exportedRows } from '../users/exported-rows.js';
import { EXPORT_REPORTS } from './review-reports.queries.js';
import { EXPORT_REVIEWS_RECEIVED, EXPORT_REVIEWS_WRITTEN } from './reviews.queries.js';

/** Reviews in the personal data export. */
@Injectable()
export class ReviewExportListener {
  constructor(private readonly sql: Sql) {}

  @OnEvent(PersonalDataOf, { phase: 'answer', order: ORDER.reviews })
  async exportReviews({ userId }: PersonalDataOf): Promise<PersonalDataPart> {
    return {
      reviewsWritten: exportedRows(await this.sql.all(EXPORT_REVIEWS_WRITTEN, [userId])),
      reviewsReceived: exportedRows(await this.sql.all(EXPORT_REVIEWS_RECEIVED, [userId])),
      reviewReports: exportedRows(await this.sql.all(EXPORT_REPORTS, [userId])),
    };
  }
}
