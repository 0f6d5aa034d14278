import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Cleaner } from '../cleaner.entity.js';

/**
 * One row per cleaner and half-hour that a confirmed booking holds. The primary key makes double booking impossible,
 * even on a cluster, where range and row locks do not.
 */
@Entity('booking_slots')
export class HeldSlot {
  @PrimaryColumn('int')
  cleanerId: number;

  @ManyToOne(() => Cleaner)
  @JoinColumn({ name: 'cleanerId', foreignKeyConstraintName: 'fk_booking_slots_cleaner' })
  cleaner: Relation<Cleaner>;

  /** Half-hours since the epoch (UTC). */
  @PrimaryColumn('int')
  slot: number;

  /** Without a foreign key, because bookings are a higher module than calendars. */
  @Index('ix_booking_slots_booking')
  @Column('int')
  bookingId: number;
}
