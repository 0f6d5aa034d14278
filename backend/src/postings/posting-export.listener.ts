import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql.js';
import { OnEvent } from '../events/on-event.js';
import { ORDER } from '../events/order.js';
import { PersonalDataOf, type PersonalDataPart } from '../users/events/personal-data-of.question.js';
import { exportedRows } from '../users/exported-rows.js';
import { EXPORT_POSTINGS } from './postings.queries.js';

/** Postings in the personal data export. */
@Injectable()
export class PostingExportListener {
  constructor(private readonly sql: Sql) {}

  @OnEvent(PersonalDataOf, { phase: 'answer', order: ORDER.postings })
  async exportPostings({ userId }: PersonalDataOf): Promise<PersonalDataPart> {
    return { postings: exportedRows(await this.sql.all(EXPORT_POSTINGS, [userId])) };
  }
}
