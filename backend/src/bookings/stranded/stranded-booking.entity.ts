import type { StrandedDecision } from '@tidyhearth/domain';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { InstantColumn, TextColumn } from '../../database/columns.js';
import { User } from '../../users/user.entity.js';
import { Booking } from '../booking.entity.js';
import type { StrandedBecause } from '../events/stranded-booking.events.js';

/**
 * A confirmed booking of which a party was suspended or closed the account. It waits for an admin until `decision` is
 * set.
 */
@Entity('stranded_bookings')
@Index('ix_stranded_bookings_booking', ['bookingId', 'decision'])
@Index('ix_stranded_bookings_person', ['personId', 'decision'])
export class StrandedBooking {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('int')
  bookingId: number;

  @ManyToOne(() => Booking)
  @JoinColumn({ name: 'bookingId', foreignKeyConstraintName: 'fk_stranded_bookings_booking' })
  booking: Relation<Booking>;

  /** The party who was suspended or closed the account. */
  @Column('int')
  personId: number;

  @ManyToOne(() => User)
  @JoinColumn({ name: 'personId', foreignKeyConstraintName: 'fk_stranded_bookings_person' })
  person: Relation<User>;

  @TextColumn(12)
  because: StrandedBecause;

  @InstantColumn()
  strandedAt: number;

  @TextColumn(12, { nullable: true })
  decision: StrandedDecision | null;

  @InstantColumn({ nullable: true })
  decidedAt: number | null;

  /** Null if no admin decided. */
  @Column('int', { nullable: true })
  decidedBy: number | null;

  @TextColumn(500, { nullable: true })
  note: string | null;
}
