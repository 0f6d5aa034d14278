import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql.js';
import { OnEvent } from '../events/on-event.js';
import { ORDER } from '../events/order.js';
import { exportedRows } from '../users/exported-rows.js';
import { PersonalDataOf, type PersonalDataPart } from '../users/events/personal-data-of.question.js';

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
export class CleanerExportListener {
  constructor(private readonly sql: Sql) {}

  @OnEvent(PersonalDataOf, { phase: 'answer', order: ORDER.cleaners })
  async exportProfile({ userId }: PersonalDataOf): Promise<PersonalDataPart> {
    return {
      cleanerProfile: (await this.rows(PROFILE, userId))[0] ?? null,
      workingHours: await this.rows(HOURS, userId),
      availabilityBlocks: await this.rows(BLOCKS, userId),
    };
  }

  private async rows(query: string, userId: number) {
    return exportedRows(await this.sql.all<Record<string, unknown>>(query, [userId]));
  }
}
