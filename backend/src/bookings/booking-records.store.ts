import { Injectable } from '@nestjs/common';
import { BOOKING_TRANSITIONS, type BookingAction, type BookingStatus } from '@tidyhearth/domain';
import { AppError } from '../common/app-error.js';
import type { RowOf } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import { FIND_BOOKING_RECORD, INSERT_BOOKING_CHANGE, MOVE_BOOKING } from './bookings.queries.js';
import type { BookingFacts } from './events/booking.events.js';

/** What a use case needs to know of a booking before it changes it. */
export type BookingRecord = RowOf<typeof FIND_BOOKING_RECORD>;

/** Reads and writes of a booking's state, inside a transaction. */
@Injectable()
export class BookingRecordsStore {
  /** @throws AppError NOT_FOUND to everybody but its two parties */
  async findForParty(
    tx: Tx,
    bookingId: number,
    userId: number,
  ): Promise<{ booking: BookingRecord; role: 'customer' | 'cleaner' }> {
    const booking = await this.find(tx, bookingId);
    if (booking?.customerId === userId) return { booking, role: 'customer' };
    if (booking?.cleanerUserId === userId) return { booking, role: 'cleaner' };
    throw new AppError('NOT_FOUND');
  }

  async find(tx: Tx, bookingId: number): Promise<BookingRecord | undefined> {
    return tx.sql.one(FIND_BOOKING_RECORD, [bookingId]);
  }

  /**
   * Of two people who change a booking at once, one does.
   *
   * @throws AppError STATE_CONFLICT where the state table has no such way, or the status changed meanwhile
   */
  async changeStatus(
    tx: Tx,
    booking: BookingRecord,
    action: BookingAction,
    changedBy: number | null,
  ): Promise<void> {
    const { bookingId, status: from } = booking;
    const isMoved = await tx.sql.claim(MOVE_BOOKING(action), [Date.now(), bookingId, from]);
    if (!isMoved) throw new AppError('STATE_CONFLICT');
    await this.recordChange(tx, bookingId, from, BOOKING_TRANSITIONS[action].to, changedBy);
  }

  async recordChange(
    tx: Tx,
    bookingId: number,
    from: BookingStatus | null,
    to: BookingStatus,
    changedBy: number | null,
  ): Promise<void> {
    await tx.sql.run(INSERT_BOOKING_CHANGE, [bookingId, from, to, changedBy, Date.now()]);
  }
}

export function factsOf({
  bookingId,
  customerId,
  cleanerId,
  cleanerUserId,
  serviceType,
  startsAt,
}: BookingRecord): BookingFacts {
  return { bookingId, customerId, cleanerId, cleanerUserId, serviceType, startsAt };
}
