import { Injectable } from '@nestjs/common';
import { allowsContact, statusForCustomer } from '@tidyhearth/domain';
import { SharesWork } from '../cleaners/events/shares-work.question.js';
import { Sql } from '../database/sql.js';
import { OnEvent } from '../events/on-event.js';
import { ORDER } from '../events/order.js';
import { PersonalDataOf, type PersonalDataPart } from '../users/events/personal-data-of.question.js';
import { RelationBetween, type Relation } from '../users/events/relation-between.question.js';
import { exportedRows } from '../users/exported-rows.js';
import {
  EXPORT_BOOKINGS_AS_CLEANER,
  EXPORT_BOOKINGS_AS_CUSTOMER,
  FIND_BOOKING_BETWEEN,
  LIST_STATUSES_BETWEEN,
} from './bookings.queries.js';

/** Answers which people share a booking, and contributes bookings to the personal data export. */
@Injectable()
export class BookingRelationsListener {
  constructor(private readonly sql: Sql) {}

  @OnEvent(PersonalDataOf, { phase: 'answer', order: ORDER.bookings })
  async exportBookings({ userId }: PersonalDataOf): Promise<PersonalDataPart> {
    const requested = await this.sql.all(EXPORT_BOOKINGS_AS_CUSTOMER, [userId]);
    return {
      bookingsAsCustomer: exportedRows(
        requested.map((row) => ({ ...row, status: statusForCustomer(row.status) })),
      ),
      bookingsAsCleaner: exportedRows(await this.sql.all(EXPORT_BOOKINGS_AS_CLEANER, [userId])),
    };
  }

  @OnEvent(RelationBetween, { phase: 'answer', order: ORDER.bookings })
  async findRelation({ viewerId, otherId }: RelationBetween): Promise<Relation> {
    const pairs = [viewerId, otherId, otherId, viewerId] as const;
    const shared = await this.sql.all(LIST_STATUSES_BETWEEN, pairs);
    return {
      isCounterpart: shared.length > 0,
      sharesBooking: shared.some(({ status }) => allowsContact(status)),
    };
  }

  @OnEvent(SharesWork, { phase: 'answer', order: ORDER.bookings })
  async sharesBooking({ sql, customerId, cleanerId }: SharesWork): Promise<boolean> {
    return (await sql.one(FIND_BOOKING_BETWEEN, [customerId, cleanerId])) !== undefined;
  }
}
