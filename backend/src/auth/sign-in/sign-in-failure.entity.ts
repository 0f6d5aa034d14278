import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { InstantColumn, TextColumn } from '../../database/columns.js';

/** Failed sign-ins: what locks an account for a while, and what the console shows. */
@Entity('sign_in_failures')
@Index('ix_sign_in_failures_subject', ['subject', 'createdAt'])
@Index('ix_sign_in_failures_user', ['userId', 'id'])
@Index('ix_sign_in_failures_created', ['createdAt'])
export class SignInFailure {
  @PrimaryGeneratedColumn()
  id: number;

  /** Keyed hash of the address that was tried, so that addresses of strangers are not kept. */
  @TextColumn(64)
  subject: string;

  /** The account, where there is one. */
  @Column('int', { nullable: true })
  userId: number | null;

  /** `password` or `code` */
  @TextColumn(10)
  kind: string;

  @InstantColumn()
  createdAt: number;
}
