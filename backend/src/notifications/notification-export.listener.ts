import { Injectable } from '@nestjs/common';
import { EngineHintsService } from '../database/engine-hints.service.js';
import { Sql } from '../database/sql.js';
import { OnEvent } from '../events/on-event.js';
import { ORDER } from '../events/order.js';
import { ExportedPages } from '../users/exported-rows.js';
import { PersonalDataOf, type PersonalDataPart } from '../users/events/personal-data-of.question.js';
import { EXPORT_NOTIFICATION_PAGE } from './notifications.queries.js';

/** The bell items in the personal data export. */
@Injectable()
export class NotificationExportListener {
  constructor(
    private readonly sql: Sql,
    private readonly hints: EngineHintsService,
  ) {}

  @OnEvent(PersonalDataOf, { phase: 'answer', order: ORDER.notifications })
  async exportNotifications({ userId }: PersonalDataOf): Promise<PersonalDataPart> {
    const index = this.hints.useIndex('ix_notifications_user');
    const notifications = new ExportedPages((afterId, limit) =>
      this.sql.all(EXPORT_NOTIFICATION_PAGE(index, limit), [userId, afterId]),
    );
    return { notifications };
  }
}
