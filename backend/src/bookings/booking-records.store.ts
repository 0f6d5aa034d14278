import { Injectable } from '@nestjs/common';
import { BOOKING_TRANSITIONS, type BookingAction, type BookingStatus } from '@tidyhearth/domain';
import { AppError } from '../common/app-error.js';
import type { RowOf } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import { FIND_BOOKING_RECORD, INSERT_BOOKING_CHANGE, MOVE_BOOKING } from './bookings.queries.js';
import type { BookingFacts, CancelReason } from './events/booking.events.js';

/** The columns of a booking that use cases need for their decisions. */
export type BookingRecord = RowOf<typeof FIND_BOOKING_RECORD>;

export interface ChangeDetails {
  /** Why it was cancelled. */
  reason?: CancelReason;
  /** The words of the admin who cancelled. */
  note?: string | null;
  /** The start before, if it was moved. */
  movedFrom?: number;
}

/** Reads and writes the state of a booking inside a transaction. */
@Injectable()
export class BookingRecordsStore {
  /** @throws AppError NOT_FOUND for everybody but the two parties */
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
   * A compare-and-set: of two concurrent changes, only one succeeds.
   *
   * @throws AppError STATE_CONFLICT if the state table has no such transition, or the booking changed meanwhile
   */
  async changeStatus(
    tx: Tx,
    booking: BookingRecord,
    action: BookingAction,
    changedBy: number | null,
    details?: ChangeDetails,
  ): Promise<void> {
    const { bookingId, status: from } = booking;
    const isMoved = await tx.sql.claim(MOVE_BOOKING(action), [
      Date.now(),
      bookingId,
      from,
      booking.startsAt,
      booking.disputedById ?? 0,
    ]);
    if (!isMoved) throw new AppError('STATE_CONFLICT');
    await this.recordChange(tx, bookingId, from, BOOKING_TRANSITIONS[action].to, changedBy, details);
  }

  async recordChange(
    tx: Tx,
    bookingId: number,
    from: BookingStatus | null,
    to: BookingStatus,
    changedBy: number | null,
    details?: ChangeDetails,
  ): Promise<void> {
    const { reason = null, note = null, movedFrom = null } = details ?? {};
    const values = [bookingId, from, to, changedBy, Date.now(), reason, note, movedFrom] as const;
    await tx.sql.run(INSERT_BOOKING_CHANGE, values);
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
