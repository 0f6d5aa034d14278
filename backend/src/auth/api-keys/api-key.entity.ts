import { NAME_MAX } from '@tidyhearth/domain';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { InstantColumn, TextColumn } from '../../database/columns.js';
import { User } from '../../users/user.entity.js';

/** Only the owner has the key itself. It is long and random, so a plain hash of it can't be reversed. */
@Entity('api_keys')
@Index('ix_api_keys_user', ['userId', 'id'])
export class ApiKey {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('int')
  userId: number;

  @ManyToOne(() => User)
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'fk_api_keys_user' })
  user: Relation<User>;

  @TextColumn(NAME_MAX)
  name: string;

  /** SHA-256 in hex. */
  @Index('ux_api_keys_hash', { unique: true })
  @TextColumn(64)
  keyHash: string;

  /** The first characters of the key, shown with the last four so that its owner can recognise it. */
  @TextColumn(8)
  prefix: string;

  @TextColumn(4)
  lastFour: string;

  /** Separated by spaces. */
  @TextColumn(500)
  scopes: string;

  @InstantColumn()
  createdAt: number;

  @Index('ix_api_keys_expires')
  @InstantColumn()
  expiresAt: number;

  /** Accurate to a minute: see `KeyUsesService`. */
  @InstantColumn({ nullable: true })
  lastUsedAt: number | null;

  @Index('ix_api_keys_revoked')
  @InstantColumn({ nullable: true })
  revokedAt: number | null;
}
