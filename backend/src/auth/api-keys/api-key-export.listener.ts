import { Injectable } from '@nestjs/common';
import { Sql } from '../../database/sql.js';
import { OnEvent } from '../../events/on-event.js';
import { ORDER } from '../../events/order.js';
import { exportedRows } from '../../users/exported-rows.js';
import { PersonalDataOf, type PersonalDataPart } from '../../users/events/personal-data-of.question.js';
import { EXPORT_KEYS } from './api-keys.queries.js';

/** API keys in the personal data export, without anything that could be used to sign in. */
@Injectable()
export class ApiKeyExportListener {
  constructor(private readonly sql: Sql) {}

  @OnEvent(PersonalDataOf, { phase: 'answer', order: ORDER.apiKeys })
  async exportKeys({ userId }: PersonalDataOf): Promise<PersonalDataPart> {
    return { apiKeys: exportedRows(await this.sql.all(EXPORT_KEYS, [userId])) };
  }
}
