import type { ReviewType } from '@tidyhearth/domain';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Booking } from '../bookings/booking.entity.js';
import { InstantColumn, TextColumn } from '../database/columns.js';
import { User } from '../users/user.entity.js';

@Entity('reviews')
@Index('ux_reviews_booking_reviewer', ['bookingId', 'reviewerId'], { unique: true })
@Index('ix_reviews_reviewee', ['revieweeId', 'reviewType', 'id'])
@Index('ix_reviews_reviewer', ['reviewerId'])
@Index('ix_reviews_created', ['createdAt'])
export class Review {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('int')
  bookingId: number;

  @ManyToOne(() => Booking)
  @JoinColumn({ name: 'bookingId', foreignKeyConstraintName: 'fk_reviews_booking' })
  booking: Relation<Booking>;

  @Column('int')
  reviewerId: number;

  @ManyToOne(() => User)
  @JoinColumn({ name: 'reviewerId', foreignKeyConstraintName: 'fk_reviews_reviewer' })
  reviewer: Relation<User>;

  @Column('int')
  revieweeId: number;

  @ManyToOne(() => User)
  @JoinColumn({ name: 'revieweeId', foreignKeyConstraintName: 'fk_reviews_reviewee' })
  reviewee: Relation<User>;

  @TextColumn(20)
  reviewType: ReviewType;

  @Column('int')
  rating: number;

  @Column('text')
  comment: string;

  @InstantColumn()
  createdAt: number;

  /** Set while an admin hides the review. The review itself is never changed or deleted. */
  @InstantColumn({ nullable: true })
  hiddenAt: number | null;

  @TextColumn(500, { nullable: true })
  hiddenReason: string | null;
}
