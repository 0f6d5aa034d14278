import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Sql } from '../database/sql.js';
import { exportedRows } from '../users/exported-rows.js';
import { PersonalData } from '../users/personal-data.js';
import { EXPORT_REPORTS } from './review-reports.queries.js';
import { EXPORT_REVIEWS_RECEIVED, EXPORT_REVIEWS_WRITTEN } from './reviews.queries.js';

/** The reviews' part of the personal data export. */
@Injectable()
export class ReviewExport implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly sql: Sql,
  ) {}

  onModuleInit(): void {
    this.personalData.register('reviewsWritten', async (userId) =>
      exportedRows(await this.sql.all(EXPORT_REVIEWS_WRITTEN, [userId])),
    );
    this.personalData.register('reviewsReceived', async (userId) =>
      exportedRows(await this.sql.all(EXPORT_REVIEWS_RECEIVED, [userId])),
    );
    this.personalData.register('reviewReports', async (userId) =>
      exportedRows(await this.sql.all(EXPORT_REPORTS, [userId])),
    );
  }
}
