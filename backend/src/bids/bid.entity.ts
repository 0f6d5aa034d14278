import type { ApplicationStatus } from '@tidyhearth/domain';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Cleaner } from '../cleaners/cleaner.entity.js';
import { InstantColumn, PenceColumn, TextColumn } from '../database/columns.js';
import { Posting } from '../postings/posting.entity.js';

@Entity('applications')
@Index('ux_applications_posting_cleaner', ['postingId', 'cleanerId'], { unique: true })
@Index('ix_applications_cleaner', ['cleanerId', 'id'])
@Index('ix_applications_created', ['createdAt'])
export class Bid {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('int')
  postingId: number;

  @ManyToOne(() => Posting)
  @JoinColumn({ name: 'postingId', foreignKeyConstraintName: 'fk_applications_posting' })
  posting: Relation<Posting>;

  @Column('int')
  cleanerId: number;

  @ManyToOne(() => Cleaner)
  @JoinColumn({ name: 'cleanerId', foreignKeyConstraintName: 'fk_applications_cleaner' })
  cleaner: Relation<Cleaner>;

  @PenceColumn()
  proposedRatePence: number;

  @Column('text', { nullable: true })
  message: string | null;

  @TextColumn(10, { default: 'pending' })
  status: ApplicationStatus;

  /** The version of the posting's terms to which the cleaner agreed. */
  @Column('int', { default: 1 })
  termsVersion: number;

  @InstantColumn()
  createdAt: number;

  @InstantColumn()
  updatedAt: number;
}
