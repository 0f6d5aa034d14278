import { Column, Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn } from '../database/columns.js';

/** Where the job continues with a rule, in the next night or after an interrupted run; and what a restore has left to the start (`nameOfLeft`). */
@Entity('retention_progress')
export class RetentionProgress {
  @PrimaryColumn('varchar', { length: 80 })
  rule: string;

  /** The last processed row's value of the rule's time column. */
  @InstantColumn()
  reachedAt: number;

  /** The id of the last processed row. */
  @Column('int')
  reachedId: number;
}
