import { Entity, Index, PrimaryColumn } from 'typeorm';
import { InstantColumn, TextColumn } from '../database/columns.js';

/**
 * A person's identity, kept for 30 days after the account was closed. The row in `users` is anonymous by then, so that
 * no screen can show it. The email address stays reserved while this row exists.
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

  /**
   * Null if a restore closed the account again, or if it was closed before closing erased anything. A job then erases
   * it.
   */
  @Index('ix_closed_accounts_erased')
  @InstantColumn({ nullable: true })
  erasedAt: number | null;
}
