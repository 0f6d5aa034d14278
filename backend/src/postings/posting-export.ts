import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Sql } from '../database/sql.js';
import { exportedRows } from '../users/exported-rows.js';
import { PersonalData } from '../users/personal-data.js';

const POSTINGS = `SELECT id, serviceType, postingDate, postingTime, durationMinutes, address, postcode,
    specialInstructions, maxBudgetPence, status, createdAt, updatedAt
  FROM postings WHERE customerId = ? ORDER BY id`;

/** The postings' part of the personal data export. */
@Injectable()
export class PostingExport implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly sql: Sql,
  ) {}

  onModuleInit(): void {
    this.personalData.register('postings', async (userId) =>
      exportedRows(await this.sql.all<Record<string, unknown>>(POSTINGS, [userId])),
    );
  }
}
