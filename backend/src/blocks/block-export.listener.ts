import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql.js';
import { OnEvent } from '../events/on-event.js';
import { ORDER } from '../events/order.js';
import { PersonalDataOf, type PersonalDataPart } from '../users/events/personal-data-of.question.js';
import { exportedRows } from '../users/exported-rows.js';
import { EXPORT_BLOCKS } from './blocks.queries.js';

/** Adds the people whom a person has blocked to the personal data export, but not those who blocked the person. */
@Injectable()
export class BlockExportListener {
  constructor(private readonly sql: Sql) {}

  @OnEvent(PersonalDataOf, { phase: 'answer', order: ORDER.blocks })
  async exportBlocks({ userId }: PersonalDataOf): Promise<PersonalDataPart> {
    return { blockedPeople: exportedRows(await this.sql.all(EXPORT_BLOCKS, [userId])) };
  }
}
