import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql.js';
import { OnEvent } from '../events/on-event.js';
import { ORDER } from '../events/order.js';
import { PersonalDataOf, type PersonalDataPart } from '../users/events/personal-data-of.question.js';
import { exportedRows } from '../users/exported-rows.js';
import { EXPORT_SAVED_CLEANERS } from './saved-cleaners.queries.js';

/**
 * Adds the cleaners whom a person has saved to the personal data export, but not the customers who saved the person.
 */
@Injectable()
export class SavedCleanerExportListener {
  constructor(private readonly sql: Sql) {}

  @OnEvent(PersonalDataOf, { phase: 'answer', order: ORDER.savedCleaners })
  async exportSavedCleaners({ userId }: PersonalDataOf): Promise<PersonalDataPart> {
    return { savedCleaners: exportedRows(await this.sql.all(EXPORT_SAVED_CLEANERS, [userId])) };
  }
}
