import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql.js';
import { OnEvent } from '../events/on-event.js';
import { ORDER } from '../events/order.js';
import { exportedRows } from '../users/exported-rows.js';
import { PersonalDataOf, type PersonalDataPart } from '../users/events/personal-data-of.question.js';
import { EXPORT_CONTACT_MESSAGES, EXPORT_WAITLIST_ENTRIES } from './enquiries.queries.js';

/** Adds messages that were sent with the person's confirmed address, whether signed in or not. */
@Injectable()
export class EnquiryExportListener {
  constructor(private readonly sql: Sql) {}

  @OnEvent(PersonalDataOf, { phase: 'answer', order: ORDER.enquiries })
  async exportEnquiries({ userId }: PersonalDataOf): Promise<PersonalDataPart> {
    return {
      contactMessages: exportedRows(await this.sql.all(EXPORT_CONTACT_MESSAGES, [userId])),
      waitlist: exportedRows(await this.sql.all(EXPORT_WAITLIST_ENTRIES, [userId])),
    };
  }
}
