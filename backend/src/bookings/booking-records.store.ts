import { Injectable } from '@nestjs/common';
import type { BookingStatus } from '@tidyhearth/domain';
import { AppError } from '../common/app-error.js';
import type { Tx } from '../database/transaction.js';
import type { BookingFacts } from './events/booking.events.js';

/** What a use case needs to know of a booking before it changes it. */
export interface BookingRecord extends BookingFacts {
  status: BookingStatus;
  endsAt: number;
  durationMinutes: number;
  postingId: number | null;
  totalPence: number;
}

/** Reads and writes of a booking's state, inside a transaction. */
@Injectable()
export class BookingRecordsStore {
  /** To everybody but its two parties a booking is not there. */
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
    const row = await tx.sql.one<Omit<BookingRecord, 'bookingId'> & { id: number }>(
      `SELECT b.id, b.customerId, b.cleanerId, k.userId AS cleanerUserId, b.serviceType, b.startsAt, b.endsAt, b.durationMinutes,
              b.status, b.postingId, b.totalPence
         FROM bookings b JOIN cleaners k ON k.id = b.cleanerId WHERE b.id = ?`,
      [bookingId],
    );
    if (!row) return undefined;
    const { id, ...record } = row;
    return { bookingId: id, ...record };
  }

  /** Compare-and-set: of two people who change a booking at once, one does. */
  async changeStatus(
    tx: Tx,
    booking: BookingRecord,
    status: BookingStatus,
    changedBy: number | null,
  ): Promise<void> {
    const now = Date.now();
    const isMoved = await tx.sql.claim(
      'UPDATE bookings SET status = ?, openRequestKey = NULL, updatedAt = ? WHERE id = ? AND status = ?',
      [status, now, booking.bookingId, booking.status],
    );
    if (!isMoved) throw new AppError('STATE_CONFLICT');
    await this.recordChange(tx, booking.bookingId, booking.status, status, changedBy);
  }

  async recordChange(
    tx: Tx,
    bookingId: number,
    from: BookingStatus | null,
    to: BookingStatus,
    changedBy: number | null,
  ): Promise<void> {
    await tx.sql.run(
      'INSERT INTO booking_history (bookingId, fromStatus, toStatus, changedBy, changedAt) VALUES (?, ?, ?, ?, ?)',
      [bookingId, from, to, changedBy, Date.now()],
    );
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
