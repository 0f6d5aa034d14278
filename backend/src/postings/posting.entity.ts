import type { PostingStatus } from '@tidyhearth/domain';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { InstantColumn, PenceColumn, TextColumn } from '../database/columns.js';
import { User } from '../users/user.entity.js';

@Entity('postings')
@Index('ix_postings_status', ['status', 'id'])
@Index('ix_postings_created', ['createdAt'])
@Index('ix_postings_starts', ['startsAt', 'id'])
@Index('ix_postings_customer', ['customerId', 'id'])
@Index('ix_postings_board', ['status', 'cell', 'startsAt'])
export class Posting {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('int')
  customerId: number;

  @ManyToOne(() => User)
  @JoinColumn({ name: 'customerId', foreignKeyConstraintName: 'fk_postings_customer' })
  customer: Relation<User>;

  @TextColumn(30)
  serviceType: string;

  /** YYYY-MM-DD on a UK calendar */
  @TextColumn(10)
  postingDate: string;

  /** HH:MM in UK time, if the customer named a time. */
  @TextColumn(5, { nullable: true })
  postingTime: string | null;

  @InstantColumn()
  startsAt: number;

  @Column('int')
  durationMinutes: number;

  @TextColumn(300)
  address: string;

  @TextColumn(120)
  street: string;

  @TextColumn(60)
  city: string;

  @TextColumn(60, { nullable: true })
  county: string | null;

  @TextColumn(8)
  postcode: string;

  @Column('double', { default: 0 })
  latitude: number;

  @Column('double', { default: 0 })
  longitude: number;

  /** The place as a vector on the unit sphere (`gx`, `gy`, `gz`); see `geo/grid.ts`. */
  @Column('double', { default: 0 })
  gx: number;

  @Column('double', { default: 0 })
  gy: number;

  @Column('double', { default: 0 })
  gz: number;

  @Column('int', { default: 0 })
  cell: number;

  /** The public description: the work, as every cleaner can read it. */
  @Column('text', { nullable: true })
  description: string | null;

  /** The customer's notes for the cleaner. Shown to the owner and the assigned cleaner, and copied to the booking. */
  @Column('text', { nullable: true })
  specialInstructions: string | null;

  /** How to get in: key, alarm, pets. Shown to the owner, and copied to the booking. */
  @Column('text', { nullable: true })
  accessNotes: string | null;

  @PenceColumn()
  maxBudgetPence: number;

  /** The budget per hour, rounded to the penny. */
  @PenceColumn({ default: 0 })
  hourlyBudgetPence: number;

  @TextColumn(10, { default: 'open' })
  status: PostingStatus;

  @Column('int', { nullable: true })
  assignedCleanerId: number | null;

  /** Counts changes of the terms. A bid keeps the version for which it was made. */
  @Column('int', { default: 1 })
  termsVersion: number;

  /** The number of bids that are not withdrawn; kept up to date by `bids`. */
  @Column('int', { default: 0 })
  applicationsCount: number;

  @InstantColumn()
  createdAt: number;

  @InstantColumn()
  updatedAt: number;
}
