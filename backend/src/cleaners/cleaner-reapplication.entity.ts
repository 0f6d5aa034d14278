import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { InstantColumn, TextColumn } from '../database/columns.js';
import { Cleaner } from './cleaner.entity.js';

/**
 * Records that a cleaner applied again after a rejection, whose words it keeps, or after withdrawing the application.
 */
@Entity('cleaner_reapplications')
@Index('ix_cleaner_reapplications_cleaner', ['cleanerId', 'createdAt'])
export class CleanerReapplication {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('int')
  cleanerId: number;

  @ManyToOne(() => Cleaner)
  @JoinColumn({ name: 'cleanerId', foreignKeyConstraintName: 'fk_cleaner_reapplications_cleaner' })
  cleaner: Relation<Cleaner>;

  @TextColumn(500, { nullable: true })
  rejectionReason: string | null;

  @InstantColumn({ nullable: true })
  rejectedAt: number | null;

  @InstantColumn()
  createdAt: number;
}
