import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Sql } from '../database/sql.js';
import { exportedRows } from '../users/exported-rows.js';
import { PersonalData } from '../users/personal-data.js';

const FACTS = 'id, bookingId, reviewType, rating, comment, createdAt, hiddenAt, hiddenReason';
const WRITTEN = `SELECT ${FACTS} FROM reviews WHERE reviewerId = ? ORDER BY id`;
const RECEIVED = `SELECT ${FACTS} FROM reviews WHERE revieweeId = ? ORDER BY id`;
const REPORTED = `SELECT id, reviewId, reason, createdAt, resolvedAt FROM review_reports WHERE reporterId = ? ORDER BY id`;

/** The reviews' part of the personal data export. */
@Injectable()
export class ReviewExport implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly sql: Sql,
  ) {}

  onModuleInit(): void {
    this.personalData.register('reviewsWritten', (userId) => this.rows(WRITTEN, userId));
    this.personalData.register('reviewsReceived', (userId) => this.rows(RECEIVED, userId));
    this.personalData.register('reviewReports', (userId) => this.rows(REPORTED, userId));
  }

  private async rows(query: string, userId: number) {
    return exportedRows(await this.sql.all<Record<string, unknown>>(query, [userId]));
  }
}
