import type { CaseKind, CaseOutcome, CaseStatus } from '@tidyhearth/domain';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Booking } from '../bookings/booking.entity.js';
import { InstantColumn, TextColumn } from '../database/columns.js';
import { User } from '../users/user.entity.js';

/** Something that went wrong between people and that the team looks into. */
@Entity('cases')
@Index('ux_cases_open', ['openKey'], { unique: true })
@Index('ix_cases_created', ['createdAt', 'id'])
@Index('ix_cases_updated', ['updatedAt', 'id'])
@Index('ix_cases_status', ['status', 'id'])
@Index('ix_cases_kind', ['kind', 'id'])
@Index('ix_cases_opener', ['openedById', 'id'])
@Index('ix_cases_subject', ['subjectId', 'id'])
@Index('ix_cases_booking', ['bookingId'])
export class Case {
  @PrimaryGeneratedColumn()
  id: number;

  @TextColumn(20)
  kind: CaseKind;

  @TextColumn(12, { default: 'open' })
  status: CaseStatus;

  /** Null if an event opened the case and nobody reported it. */
  @Column('int', { nullable: true })
  openedById: number | null;

  @ManyToOne(() => User)
  @JoinColumn({ name: 'openedById', foreignKeyConstraintName: 'fk_cases_opener' })
  openedBy: Relation<User>;

  /** The person the case is about. */
  @Column('int', { nullable: true })
  subjectId: number | null;

  @ManyToOne(() => User)
  @JoinColumn({ name: 'subjectId', foreignKeyConstraintName: 'fk_cases_subject' })
  subject: Relation<User>;

  @Column('int', { nullable: true })
  bookingId: number | null;

  @ManyToOne(() => Booking)
  @JoinColumn({ name: 'bookingId', foreignKeyConstraintName: 'fk_cases_booking' })
  booking: Relation<Booking>;

  /** The reported message; a plain id, because the message may be deleted before the case. */
  @Column('int', { nullable: true })
  messageId: number | null;

  @TextColumn(24, { nullable: true })
  conversationKey: string | null;

  /** The text of the reported message when it was reported. */
  @Column('text', { nullable: true })
  reportedText: string | null;

  @TextColumn(30)
  reason: string;

  @Column('text')
  text: string;

  /** Unique, so that each reporter has one open case about a thing; null once the case is closed. */
  @TextColumn(60, { nullable: true })
  openKey: string | null;

  /** Null until the case is closed. */
  @TextColumn(20, { nullable: true })
  outcome: CaseOutcome | null;

  @TextColumn(1000, { nullable: true })
  outcomeForReporter: string | null;

  @TextColumn(1000, { nullable: true })
  outcomeForSubject: string | null;

  @Column('int', { nullable: true })
  decidedBy: number | null;

  /** The time of the last decision. It is kept if the case is reopened. */
  @InstantColumn({ nullable: true })
  closedAt: number | null;

  @InstantColumn()
  createdAt: number;

  @InstantColumn()
  updatedAt: number;
}
