import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Cleaner } from '../cleaners/cleaner.entity.js';
import { InstantColumn } from '../database/columns.js';
import { User } from '../users/user.entity.js';

/** Only visible to the customer who saved the cleaner; the cleaner is not told. */
@Entity('saved_cleaners')
@Index('ux_saved_cleaners_pair', ['customerId', 'cleanerId'], { unique: true })
@Index('ix_saved_cleaners_customer', ['customerId', 'id'])
@Index('ix_saved_cleaners_cleaner', ['cleanerId'])
export class SavedCleaner {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('int')
  customerId: number;

  @ManyToOne(() => User)
  @JoinColumn({ name: 'customerId', foreignKeyConstraintName: 'fk_saved_cleaners_customer' })
  customer: Relation<User>;

  @Column('int')
  cleanerId: number;

  @ManyToOne(() => Cleaner)
  @JoinColumn({ name: 'cleanerId', foreignKeyConstraintName: 'fk_saved_cleaners_cleaner' })
  cleaner: Relation<Cleaner>;

  @InstantColumn()
  createdAt: number;
}
