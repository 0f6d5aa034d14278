import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Sql } from '../database/sql.js';
import { exportedRows } from '../users/exported-rows.js';
import { PersonalData } from '../users/personal-data.js';

const OWN = `SELECT id, type, title, message, bookingId, postingId, applicationId, conversationId, readAt, createdAt
  FROM notifications WHERE userId = ? ORDER BY id`;

/** The bell's part of the personal data export. */
@Injectable()
export class NotificationExport implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly sql: Sql,
  ) {}

  onModuleInit(): void {
    this.personalData.register('notifications', async (userId) =>
      exportedRows(await this.sql.all<Record<string, unknown>>(OWN, [userId])),
    );
  }
}
