import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql.js';
import { OnEvent } from '../events/on-event.js';
import { ORDER } from '../events/order.js';
import { exportedRows } from '../users/exported-rows.js';
import { PersonalDataOf, type PersonalDataPart } from '../users/events/personal-data-of.question.js';

const POSTINGS = `SELECT id, serviceType, postingDate, postingTime, durationMinutes, address, postcode,
    specialInstructions, maxBudgetPence, status, createdAt, updatedAt
  FROM postings WHERE customerId = ? ORDER BY id`;

/** The postings' part of the personal data export. */
@Injectable()
export class PostingExportListener {
  constructor(private readonly sql: Sql) {}

  @OnEvent(PersonalDataOf, { phase: 'answer', order: ORDER.postings })
  async exportPostings({ userId }: PersonalDataOf): Promise<PersonalDataPart> {
    return { postings: exportedRows(await this.sql.all<Record<string, unknown>>(POSTINGS, [userId])) };
  }
}
