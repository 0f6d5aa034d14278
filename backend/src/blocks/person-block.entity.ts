import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { InstantColumn } from '../database/columns.js';
import { User } from '../users/user.entity.js';

/** A block has effects in both directions, but only the person who blocked can see it. */
@Entity('person_blocks')
@Index('ux_person_blocks_pair', ['blockerId', 'blockedId'], { unique: true })
@Index('ix_person_blocks_blocker', ['blockerId', 'id'])
@Index('ix_person_blocks_blocked', ['blockedId'])
export class PersonBlock {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('int')
  blockerId: number;

  @ManyToOne(() => User)
  @JoinColumn({ name: 'blockerId', foreignKeyConstraintName: 'fk_person_blocks_blocker' })
  blocker: Relation<User>;

  @Column('int')
  blockedId: number;

  @ManyToOne(() => User)
  @JoinColumn({ name: 'blockedId', foreignKeyConstraintName: 'fk_person_blocks_blocked' })
  blocked: Relation<User>;

  @InstantColumn()
  createdAt: number;
}
