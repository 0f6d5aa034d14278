import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Sql } from '../database/sql.js';
import { exportedRows } from '../users/exported-rows.js';
import { PersonalData } from '../users/personal-data.js';

const PROFILE = `SELECT id, status, bio, experience, profileImage, hourlyRatePence, location, postcode, services,
    claimsBackgroundCheck, isBackgroundChecked, isInsured, responseTime, isAvailable, rejectionReason, reviewedAt,
    createdAt, updatedAt
  FROM cleaners WHERE userId = ?`;
const HOURS = `SELECT w.day, w.startTime, w.endTime FROM working_hours w JOIN cleaners c ON c.id = w.cleanerId
  WHERE c.userId = ? ORDER BY w.id`;
const BLOCKS = `SELECT b.startsAt, b.endsAt, b.reason, b.createdAt FROM availability_blocks b
  JOIN cleaners c ON c.id = b.cleanerId WHERE c.userId = ? ORDER BY b.id`;

/** A cleaner's part of the personal data export. */
@Injectable()
export class CleanerExport implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly sql: Sql,
  ) {}

  onModuleInit(): void {
    this.personalData.register(
      'cleanerProfile',
      async (userId) => (await this.rows(PROFILE, userId))[0] ?? null,
    );
    this.personalData.register('workingHours', (userId) => this.rows(HOURS, userId));
    this.personalData.register('availabilityBlocks', (userId) => this.rows(BLOCKS, userId));
  }

  private async rows(query: string, userId: number) {
    return exportedRows(await this.sql.all<Record<string, unknown>>(query, [userId]));
  }
}
