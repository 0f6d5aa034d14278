import { Injectable } from '@nestjs/common';
import { Sql } from '../../database/sql.js';
import { OnEvent } from '../../events/on-event.js';
import { ORDER } from '../../events/order.js';
import { PersonalDataOf, type PersonalDataPart } from '../../users/events/personal-data-of.question.js';
import { exportedRows } from '../../users/exported-rows.js';
import { EXPORT_CHECKS, EXPORT_DOCUMENTS, EXPORT_REAPPLICATIONS } from './check-export.queries.js';

/** Adds a person's checks to the personal data export. */
@Injectable()
export class CheckExportListener {
  constructor(private readonly sql: Sql) {}

  @OnEvent(PersonalDataOf, { phase: 'answer', order: ORDER.checks })
  async exportChecks({ userId }: PersonalDataOf): Promise<PersonalDataPart> {
    return {
      checks: exportedRows(await this.sql.all(EXPORT_CHECKS, [userId])),
      checkDocuments: exportedRows(await this.sql.all(EXPORT_DOCUMENTS, [userId])),
      renewedApplications: exportedRows(await this.sql.all(EXPORT_REAPPLICATIONS, [userId])),
    };
  }
}
