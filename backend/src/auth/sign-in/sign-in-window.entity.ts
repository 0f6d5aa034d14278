import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { InstantColumn } from '../../database/columns.js';

/** How many guesses at one account are wrong or under way; one row decides, on every replica. */
@Entity('sign_in_windows')
@Index('ix_sign_in_windows_ends', ['endsAt'])
export class SignInWindow {
  /** Keyed hash of kind, account and, for a device it knows, that device. */
  @PrimaryColumn('varchar', { length: 64 })
  subject: string;

  @Column('int', { default: 0 })
  failures: number;

  @Column('int', { default: 0 })
  trying: number;

  /** The failures are forgotten after this. */
  @InstantColumn()
  endsAt: number;
}
