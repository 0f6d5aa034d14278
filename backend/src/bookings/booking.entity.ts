import type { BookingStatus } from '@tidyhearth/domain';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Cleaner } from '../cleaners/cleaner.entity.js';
import { FlagColumn, InstantColumn, PenceColumn, TextColumn } from '../database/columns.js';
import { User } from '../users/user.entity.js';
import { JobNotes } from './job-notes/job-notes.entity.js';

@Entity('bookings')
@Index('ix_bookings_customer', ['customerId', 'startsAt'])
@Index('ix_bookings_customer_status', ['customerId', 'status', 'cleanerId', 'startsAt'])
@Index('ix_bookings_cleaner', ['cleanerId', 'status', 'startsAt'])
@Index('ix_bookings_cleaner_start', ['cleanerId', 'startsAt'])
@Index('ix_bookings_due', ['status', 'startsAt'])
@Index('ix_bookings_requested', ['status', 'requestedAt'])
@Index('ix_bookings_created', ['createdAt'])
@Index('ux_bookings_open_request', ['openRequestKey'], { unique: true })
@Index('ux_bookings_posting', ['postingId'], { unique: true })
export class Booking extends JobNotes {
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

  /** The posting it came from; a plain id, because postings stand above bookings. */
  @Column('int', { nullable: true })
  postingId: number | null;

  @TextColumn(30)
  serviceType: string;

  @TextColumn(30)
  homeSize: string;

  /** YYYY-MM-DD on a UK calendar */
  @TextColumn(10)
  bookingDate: string;

  /** HH:MM on a UK clock */
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

  /** What the price was made of, kept as agreed. */
  @PenceColumn()
  hourlyRatePence: number;

  @PenceColumn()
  totalPence: number;

  @TextColumn(10, { default: 'pending' })
  status: BookingStatus;

  /** `customer-cleaner-start` while the request is pending, else null: a double click makes one row. */
  @TextColumn(60, { nullable: true })
  openRequestKey: string | null;

  /** When the cleaner was last asked; a reschedule asks again. */
  @InstantColumn()
  requestedAt: number;

  @InstantColumn({ nullable: true })
  nudgedAt: number | null;

  @InstantColumn({ nullable: true })
  remindedAt: number | null;

  @InstantColumn({ nullable: true })
  paidAt: number | null;

  /** Kept by `reviews`, for each party to see what is left to do. */
  @FlagColumn(false)
  isReviewedByCustomer: boolean;

  @FlagColumn(false)
  isReviewedByCleaner: boolean;

  @InstantColumn()
  createdAt: number;

  @InstantColumn()
  updatedAt: number;
}
