import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql.js';
import { OnEvent } from '../events/on-event.js';
import { ORDER } from '../events/order.js';
import { exportedRows } from '../users/exported-rows.js';
import { PersonalDataOf, type PersonalDataPart } from '../users/events/personal-data-of.question.js';
import { EXPORT_NOTIFICATIONS } from './notifications.queries.js';

/** The bell's part of the personal data export. */
@Injectable()
export class NotificationExportListener {
  constructor(private readonly sql: Sql) {}

  @OnEvent(PersonalDataOf, { phase: 'answer', order: ORDER.notifications })
  async exportNotifications({ userId }: PersonalDataOf): Promise<PersonalDataPart> {
    return { notifications: exportedRows(await this.sql.all(EXPORT_NOTIFICATIONS, [userId])) };
  }
}
