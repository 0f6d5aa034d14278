import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Cleaner } from '../cleaner.entity.js';

/** A day, today or later, that blocks and bookings leave without a start: what search leaves a cleaner out by. */
@Entity('full_days')
@Index('ix_full_days_day', ['day'])
export class FullDay {
  @PrimaryColumn('int')
  cleanerId: number;

  @ManyToOne(() => Cleaner)
  @JoinColumn({ name: 'cleanerId', foreignKeyConstraintName: 'fk_full_days_cleaner' })
  cleaner: Relation<Cleaner>;

  /** Days from 1970 to the UK date. */
  @PrimaryColumn('int')
  day: number;
}
