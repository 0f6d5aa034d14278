import { Injectable } from '@nestjs/common';
import { Sql } from '../../database/sql.js';
import { OnEvent } from '../../events/on-event.js';
import { ORDER } from '../../events/order.js';
import { exportedRows } from '../../users/exported-rows.js';
import { PersonalDataOf, type PersonalDataPart } from '../../users/events/personal-data-of.question.js';
import { EXPORT_AUDIT_LINES } from '../queries/audit-log.queries.js';
import { facts } from './audit-line.mapper.js';

/** The audit log in the personal data export, without the admin's identity. */
@Injectable()
export class AuditExportListener {
  constructor(private readonly sql: Sql) {}

  @OnEvent(PersonalDataOf, { phase: 'answer', order: ORDER.audit })
  async exportLines({ userId }: PersonalDataOf): Promise<PersonalDataPart> {
    const lines = await this.sql.all(EXPORT_AUDIT_LINES, [userId, userId, userId, userId, userId]);
    const shown = lines.map((line) => ({ ...line, before: facts(line.before), after: facts(line.after) }));
    return { auditLines: exportedRows(shown) };
  }
}
