import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql.js';
import { OnEvent } from '../events/on-event.js';
import { ORDER } from '../events/order.js';
import { PersonalDataOf, type PersonalDataPart } from '../users/events/personal-data-of.question.js';
import { exportedRows } from '../users/exported-rows.js';
import { EXPORT_OUTCOMES_TOLD, EXPORT_OWN_ADDITIONS, EXPORT_OWN_CASES } from './cases.queries.js';

/**
 * Cases in the personal data export: the person's own reports, and outcomes that they were told as the other side,
 * without the reporter.
 */
@Injectable()
export class CaseExportListener {
  constructor(private readonly sql: Sql) {}

  @OnEvent(PersonalDataOf, { phase: 'answer', order: ORDER.cases })
  async exportCases({ userId }: PersonalDataOf): Promise<PersonalDataPart> {
    return {
      reports: exportedRows(await this.sql.all(EXPORT_OWN_CASES, [userId])),
      reportAdditions: exportedRows(await this.sql.all(EXPORT_OWN_ADDITIONS, [userId])),
      outcomesTold: exportedRows(await this.sql.all(EXPORT_OUTCOMES_TOLD, [userId])),
    };
  }
}
