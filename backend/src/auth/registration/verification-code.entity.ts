import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { FlagColumn, InstantColumn, TextColumn } from '../../database/columns.js';

@Entity('verification_codes')
@Index('ix_verification_codes_user', ['userId', 'type', 'createdAt'])
@Index('ix_verification_codes_created', ['createdAt'])
export class VerificationCode {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('int')
  userId: number;

  /** Keyed hash of the six characters. */
  @TextColumn(64)
  code: string;

  @TextColumn(20)
  type: string;

  @InstantColumn()
  expiresAt: number;

  @FlagColumn(false)
  isUsed: boolean;

  @Column('int', { default: 0 })
  tries: number;

  @InstantColumn()
  createdAt: number;
}
