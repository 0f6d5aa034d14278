import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { InstantColumn, TextColumn } from '../database/columns.js';
import { User } from '../users/user.entity.js';
import { Review } from './review.entity.js';

/** Somebody's opinion that a review should not be public. */
@Entity('review_reports')
@Index('ux_review_reports_reporter', ['reviewId', 'reporterId'], { unique: true })
@Index('ix_review_reports_open', ['resolvedAt', 'id'])
@Index('ix_review_reports_reporter', ['reporterId'])
export class ReviewReport {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('int')
  reviewId: number;

  @ManyToOne(() => Review)
  @JoinColumn({ name: 'reviewId', foreignKeyConstraintName: 'fk_review_reports_review' })
  review: Relation<Review>;

  @Column('int')
  reporterId: number;

  @ManyToOne(() => User)
  @JoinColumn({ name: 'reporterId', foreignKeyConstraintName: 'fk_review_reports_reporter' })
  reporter: Relation<User>;

  @TextColumn(500)
  reason: string;

  @InstantColumn()
  createdAt: number;

  /** Null while it waits for an admin. */
  @InstantColumn({ nullable: true })
  resolvedAt: number | null;
}
