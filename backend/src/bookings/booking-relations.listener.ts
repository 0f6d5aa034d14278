import { Injectable } from '@nestjs/common';
import type { BookingStatus } from '@tidyhearth/domain';
import { Sql } from '../database/sql.js';
import { OnEvent } from '../events/on-event.js';
import { ORDER } from '../events/order.js';
import { exportedRows } from '../users/exported-rows.js';
import { PersonalDataOf, type PersonalDataPart } from '../users/events/personal-data-of.question.js';
import { RelationBetween, type Relation } from '../users/events/relation-between.question.js';

const BETWEEN = `SELECT b.status FROM bookings b JOIN cleaners k ON k.id = b.cleanerId
  WHERE b.customerId = ? AND k.userId = ?`;
const FACTS = `b.id, b.serviceType, b.homeSize, b.startsAt, b.endsAt, b.hourlyRatePence, b.totalPence, b.status,
  b.createdAt, b.updatedAt`;
const AS_CUSTOMER = `SELECT ${FACTS}, b.cleanerId, b.address, b.specialInstructions FROM bookings b
  WHERE b.customerId = ? ORDER BY b.id`;
/** Where the customer lives is the customer's. */
const AS_CLEANER = `SELECT ${FACTS}, b.customerId, b.city FROM bookings b JOIN cleaners k ON k.id = b.cleanerId
  WHERE k.userId = ? ORDER BY b.id`;
const CONTACT_STATUSES: readonly BookingStatus[] = ['confirmed', 'completed', 'paid'];

/** Whom bookings bring together, and what they hold on a person. */
@Injectable()
export class BookingRelationsListener {
  constructor(private readonly sql: Sql) {}

  @OnEvent(PersonalDataOf, { phase: 'answer', order: ORDER.bookings })
  async exportBookings({ userId }: PersonalDataOf): Promise<PersonalDataPart> {
    return {
      bookingsAsCustomer: await this.rows(AS_CUSTOMER, userId),
      bookingsAsCleaner: await this.rows(AS_CLEANER, userId),
    };
  }

  @OnEvent(RelationBetween, { phase: 'answer', order: ORDER.bookings })
  async findRelation({ viewerId, otherId }: RelationBetween): Promise<Relation> {
    const shared = await this.sql.all<{ status: BookingStatus }>(`${BETWEEN} UNION ${BETWEEN}`, [
      viewerId,
      otherId,
      otherId,
      viewerId,
    ]);
    return {
      isCounterpart: shared.length > 0,
      sharesBooking: shared.some(({ status }) => CONTACT_STATUSES.includes(status)),
    };
  }

  private async rows(query: string, userId: number) {
    return exportedRows(await this.sql.all<Record<string, unknown>>(query, [userId]));
  }
}
