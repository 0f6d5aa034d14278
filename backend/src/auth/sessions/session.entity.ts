import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { InstantColumn } from '../../database/columns.js';
import { User } from '../../users/user.entity.js';

/** The content of `sess`. */
export interface SessionFacts {
  createdAt: number;
  userAgent: string;
}

/** One row per sign-in. The token's `jti` is `sid`, so deleting the row invalidates the token at once. */
@Entity('sessions')
export class Session {
  @PrimaryColumn('varchar', { length: 36 })
  sid: string;

  @Index('ix_sessions_user')
  @Column('int')
  userId: number;

  @ManyToOne(() => User)
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'fk_sessions_user' })
  user: Relation<User>;

  @Column('simple-json')
  sess: SessionFacts;

  @Index('ix_sessions_expire')
  @InstantColumn()
  expire: number;

  @Index('ix_sessions_seen')
  @InstantColumn()
  lastSeenAt: number;

  /** When the password was last entered in this session. */
  @InstantColumn({ nullable: true })
  confirmedAt: number | null;
}
