import type { BookingStatus } from '@tidyhearth/domain';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Cleaner } from '../cleaners/cleaner.entity.js';
import { FlagColumn, InstantColumn, PenceColumn, TextColumn } from '../database/columns.js';
import { User } from '../users/user.entity.js';

@Entity('bookings')
@Index('ix_bookings_customer', ['customerId', 'startsAt'])
@Index('ix_bookings_customer_status', ['customerId', 'status', 'cleanerId', 'startsAt'])
@Index('ix_bookings_cleaner', ['cleanerId', 'status', 'startsAt'])
@Index('ix_bookings_cleaner_start', ['cleanerId', 'startsAt'])
@Index('ix_bookings_start', ['startsAt'])
@Index('ix_bookings_due', ['status', 'startsAt'])
@Index('ix_bookings_requested', ['status', 'requestedAt'])
@Index('ix_bookings_created', ['createdAt'])
@Index('ix_bookings_status_created', ['status', 'createdAt'])
@Index('ix_bookings_ended', ['endsAt', 'id'])
@Index('ux_bookings_open_request', ['openRequestKey'], { unique: true })
@Index('ux_bookings_posting', ['postingId'], { unique: true })
export class Booking {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('int')
  customerId: number;

  @ManyToOne(() => User)
  @JoinColumn({ name: 'customerId', foreignKeyConstraintName: 'fk_bookings_customer' })
  customer: Relation<User>;

  @Column('int')
  cleanerId: number;

  @ManyToOne(() => Cleaner)
  @JoinColumn({ name: 'cleanerId', foreignKeyConstraintName: 'fk_bookings_cleaner' })
  cleaner: Relation<Cleaner>;

  /** The posting it came from; a plain id, because postings have a higher rank. */
  @Column('int', { nullable: true })
  postingId: number | null;

  @TextColumn(30)
  serviceType: string;

  @TextColumn(30)
  homeSize: string;

  /** YYYY-MM-DD in UK time */
  @TextColumn(10)
  bookingDate: string;

  /** HH:MM in UK time */
  @TextColumn(5)
  bookingTime: string;

  @InstantColumn()
  startsAt: number;

  @InstantColumn()
  endsAt: number;

  @Column('int')
  durationMinutes: number;

  @TextColumn(300)
  address: string;

  @TextColumn(120)
  streetAddress: string;

  @TextColumn(60)
  city: string;

  @TextColumn(60, { nullable: true })
  county: string | null;

  @TextColumn(8)
  postcode: string;

  /** The customer's notes for the cleaner. */
  @Column('text', { nullable: true })
  specialInstructions: string | null;

  /** How to get in: key, alarm, pets. The cleaner sees it only from confirmation until a day after the clean. */
  @Column('text', { nullable: true })
  accessNotes: string | null;

  /** The agreed hourly rate. */
  @PenceColumn()
  hourlyRatePence: number;

  /** The price of the work plus the booking fee at the time of the request. */
  @PenceColumn()
  totalPence: number;

  /**
   * The platform's share, as configured when the booking was completed. Null until then, and for bookings completed by
   * an earlier release.
   */
  @Column('int', { nullable: true })
  feeBasisPoints: number | null;

  @TextColumn(10, { default: 'pending' })
  status: BookingStatus;

  /**
   * `customer-cleaner-start` while the request is pending, else null. It is unique, so that a double click creates one
   * row.
   */
  @TextColumn(60, { nullable: true })
  openRequestKey: string | null;

  /** When the cleaner was last asked. A reschedule asks again. */
  @InstantColumn()
  requestedAt: number;

  @InstantColumn({ nullable: true })
  nudgedAt: number | null;

  @InstantColumn({ nullable: true })
  remindedAt: number | null;

  /** When the cleaner was last asked to mark the clean as completed. */
  @InstantColumn({ nullable: true })
  completionNudgedAt: number | null;

  @InstantColumn({ nullable: true })
  paidAt: number | null;

  /** Null if the system cancelled the booking, or if it isn't cancelled. */
  @Column('int', { nullable: true })
  cancelledById: number | null;

  @TextColumn(500, { nullable: true })
  cancellationReason: string | null;

  /** Whether a party cancelled it as a late change. */
  @FlagColumn(false)
  isLateCancellation: boolean;

  /** The customer's reason for moving a confirmed booking as a late change. */
  @TextColumn(500, { nullable: true })
  lateChangeReason: string | null;

  /** The party who says that the clean did not take place. */
  @Column('int', { nullable: true })
  disputedById: number | null;

  @InstantColumn({ nullable: true })
  disputedAt: number | null;

  /** Kept up to date by `reviews`. */
  @FlagColumn(false)
  isReviewedByCustomer: boolean;

  @FlagColumn(false)
  isReviewedByCleaner: boolean;

  @InstantColumn()
  createdAt: number;

  @InstantColumn()
  updatedAt: number;
}
