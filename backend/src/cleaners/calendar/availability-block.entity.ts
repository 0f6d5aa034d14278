import { BLOCK_REASON_MAX } from '@tidyhearth/domain';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { InstantColumn, TextColumn } from '../../database/columns.js';
import { Cleaner } from '../cleaner.entity.js';

@Entity('availability_blocks')
@Index('ix_availability_blocks_cleaner', ['cleanerId', 'endsAt'])
export class AvailabilityBlock {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('int')
  cleanerId: number;

  @ManyToOne(() => Cleaner)
  @JoinColumn({ name: 'cleanerId', foreignKeyConstraintName: 'fk_availability_blocks_cleaner' })
  cleaner: Relation<Cleaner>;

  @InstantColumn()
  startsAt: number;

  @InstantColumn()
  endsAt: number;

  @TextColumn(BLOCK_REASON_MAX, { nullable: true })
  reason: string | null;

  @InstantColumn()
  createdAt: number;
}
