import type { BookingStatus } from '@tidyhearth/domain';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { InstantColumn, TextColumn } from '../database/columns.js';
import { Booking } from './booking.entity.js';
import type { CancelReason } from './events/booking.events.js';

/** Append-only: every status that a booking has had, and who set it. */
@Entity('booking_history')
@Index('ix_booking_history_booking', ['bookingId'])
export class BookingChange {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('int')
  bookingId: number;

  @ManyToOne(() => Booking)
  @JoinColumn({ name: 'bookingId', foreignKeyConstraintName: 'fk_booking_history_booking' })
  booking: Relation<Booking>;

  @TextColumn(10, { nullable: true })
  fromStatus: BookingStatus | null;

  @TextColumn(10)
  toStatus: BookingStatus;

  /** Null if the system changed it. */
  @Column('int', { nullable: true })
  changedBy: number | null;

  @InstantColumn()
  changedAt: number;

  /** The start before, if it was moved. */
  @InstantColumn({ nullable: true })
  movedFrom: number | null;

  /** Why it was cancelled. */
  @TextColumn(20, { nullable: true })
  reason: CancelReason | null;

  /** What the admin who cancelled it told both parties. */
  @TextColumn(500, { nullable: true })
  note: string | null;
}
