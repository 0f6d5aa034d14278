import { Column, Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn } from '../database/columns.js';

/**
 * Where the job continues with a rule, in the next night or after an interrupted run. Other rows are acts that a
 * restore left to the next start (`nameOfLeft`).
 */
@Entity('retention_progress')
export class RetentionProgress {
  @PrimaryColumn('varchar', { length: 80 })
  rule: string;

  /** The value of the rule's time column in the last processed row. */
  @InstantColumn()
  reachedAt: number;

  /** The id of the last processed row. */
  @Column('int')
  reachedId: number;
}
