import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Booking } from './booking.entity.js';

/**
 * One row per cleaner and half-hour held by a confirmed booking. Its primary key is what makes double booking
 * impossible, on a cluster too, where range and row locks do not.
 */
@Entity('booking_slots')
export class BookingSlot {
  @PrimaryColumn('int')
  cleanerId: number;

  /** Half-hours since the epoch (UTC). */
  @PrimaryColumn('int')
  slot: number;

  @Index('ix_booking_slots_booking')
  @Column('int')
  bookingId: number;

  @ManyToOne(() => Booking)
  @JoinColumn({ name: 'bookingId', foreignKeyConstraintName: 'fk_booking_slots_booking' })
  booking: Relation<Booking>;
}
