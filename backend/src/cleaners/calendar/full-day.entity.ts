import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Cleaner } from '../cleaner.entity.js';

/**
 * A day, today or later, on which blocks and bookings leave no start. The search leaves the cleaner out on such days.
 */
@Entity('full_days')
@Index('ix_full_days_day', ['day'])
export class FullDay {
  @PrimaryColumn('int')
  cleanerId: number;

  @ManyToOne(() => Cleaner)
  @JoinColumn({ name: 'cleanerId', foreignKeyConstraintName: 'fk_full_days_cleaner' })
  cleaner: Relation<Cleaner>;

  /** The UK date in days since 1970. */
  @PrimaryColumn('int')
  day: number;
}
