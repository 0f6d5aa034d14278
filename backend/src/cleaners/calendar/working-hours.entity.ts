import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { TextColumn } from '../../database/columns.js';
import { Cleaner } from '../cleaner.entity.js';

/** One working period of the week. A day may have several; a cleaner without any can always be booked. */
@Entity('working_hours')
@Index('ix_working_hours_cleaner', ['cleanerId'])
export class WorkingHoursRow {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('int')
  cleanerId: number;

  @ManyToOne(() => Cleaner)
  @JoinColumn({ name: 'cleanerId', foreignKeyConstraintName: 'fk_working_hours_cleaner' })
  cleaner: Relation<Cleaner>;

  /** 0 = Sunday */
  @Column('int')
  day: number;

  /** HH:MM on a UK clock */
  @TextColumn(5)
  startTime: string;

  @TextColumn(5)
  endTime: string;
}
