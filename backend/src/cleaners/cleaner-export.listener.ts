import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql.js';
import { OnEvent } from '../events/on-event.js';
import { ORDER } from '../events/order.js';
import { PersonalDataOf, type PersonalDataPart } from '../users/events/personal-data-of.question.js';
import { exportedRows } from '../users/exported-rows.js';
import { EXPORT_BLOCKS, EXPORT_WORKING_HOURS } from './calendar/calendar.queries.js';
import { EXPORT_CLEANER_PROFILE } from './cleaners.queries.js';

/** Adds a cleaner's data to the personal data export. */
@Injectable()
export class CleanerExportListener {
  constructor(private readonly sql: Sql) {}

  @OnEvent(PersonalDataOf, { phase: 'answer', order: ORDER.cleaners })
  async exportProfile({ userId }: PersonalDataOf): Promise<PersonalDataPart> {
    const profiles = exportedRows(await this.sql.all(EXPORT_CLEANER_PROFILE, [userId]));
    return {
      cleanerProfile: profiles[0] ?? null,
      workingHours: exportedRows(await this.sql.all(EXPORT_WORKING_HOURS, [userId])),
      availabilityBlocks: exportedRows(await this.sql.all(EXPORT_BLOCKS, [userId])),
    };
  }
}
