import { Entity, Index, PrimaryColumn } from 'typeorm';
import { InstantColumn, TextColumn } from '../database/columns.js';

/**
 * A person's identity, kept for 30 days after closing the account. The row in `users` is anonymous, so that no screen can show
 * it. The email address stays taken while this row exists.
 */
@Entity('closed_accounts')
@Index('ux_closed_accounts_email', ['email'], { unique: true })
@Index('ix_closed_accounts_closed', ['closedAt', 'userId'])
export class ClosedAccount {
  @PrimaryColumn('int')
  userId: number;

  @TextColumn(254)
  email: string;

  @TextColumn(60)
  firstName: string;

  @TextColumn(60)
  lastName: string;

  @TextColumn(20, { nullable: true })
  phone: string | null;

  @InstantColumn()
  closedAt: number;

  /** Null for one that a restore closed again, or that was closed before closing erased anything; a job makes up for it. */
  @Index('ix_closed_accounts_erased')
  @InstantColumn({ nullable: true })
  erasedAt: number | null;
}
