import { Injectable } from '@nestjs/common';
import { Sql } from '../../database/sql.js';
import { OnEvent } from '../../events/on-event.js';
import { ORDER } from '../../events/order.js';
import { PersonalDataOf, type PersonalDataPart } from '../../users/events/personal-data-of.question.js';
import { exportedRows } from '../../users/exported-rows.js';
import { EXPORT_ENDPOINTS } from './endpoints.queries.js';

/** A person's endpoints for the personal data export, without their secrets. */
@Injectable()
export class WebhookExportListener {
  constructor(private readonly sql: Sql) {}

  @OnEvent(PersonalDataOf, { phase: 'answer', order: ORDER.webhooks })
  async exportWebhooks({ userId }: PersonalDataOf): Promise<PersonalDataPart> {
    return { webhooks: exportedRows(await this.sql.all(EXPORT_ENDPOINTS, [userId])) };
  }
}
