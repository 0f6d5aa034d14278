import { Injectable } from '@nestjs/common';
import { Sql } from '../../database/sql.js';
import { OnEvent } from '../../events/on-event.js';
import { ORDER } from '../../events/order.js';
import { exportedRows } from '../../users/exported-rows.js';
import { PersonalDataOf, type PersonalDataPart } from '../../users/events/personal-data-of.question.js';
import { EXPORT_FAILED_SIGN_INS } from './sign-in.queries.js';

/** Failed sign-ins to the person's account, in the personal data export. */
@Injectable()
export class SignInExportListener {
  constructor(private readonly sql: Sql) {}

  @OnEvent(PersonalDataOf, { phase: 'answer', order: ORDER.signIns })
  async exportFailedSignIns({ userId }: PersonalDataOf): Promise<PersonalDataPart> {
    return { failedSignIns: exportedRows(await this.sql.all(EXPORT_FAILED_SIGN_INS, [userId])) };
  }
}
