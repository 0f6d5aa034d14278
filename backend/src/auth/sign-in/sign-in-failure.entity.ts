import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { InstantColumn, TextColumn } from '../../database/columns.js';

/** Failed sign-ins, which the console shows. The lock itself is counted in `SignInWindow`. */
@Entity('sign_in_failures')
@Index('ix_sign_in_failures_subject', ['subject', 'createdAt'])
@Index('ix_sign_in_failures_user', ['userId', 'id'])
@Index('ix_sign_in_failures_created', ['createdAt'])
export class SignInFailure {
  @PrimaryGeneratedColumn()
  id: number;

  /** A keyed hash of the account or address that was tried, so that the addresses of strangers are not stored. */
  @TextColumn(64)
  subject: string;

  /** The account, if there is one. */
  @Column('int', { nullable: true })
  userId: number | null;

  /** `password` or `code` */
  @TextColumn(10)
  kind: string;

  @InstantColumn()
  createdAt: number;
}
