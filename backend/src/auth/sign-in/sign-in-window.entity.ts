import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { InstantColumn } from '../../database/columns.js';

/** How many guesses for one subject are wrong or pending. All replicas share this row. */
@Entity('sign_in_windows')
@Index('ix_sign_in_windows_ends', ['endsAt'])
export class SignInWindow {
  /** A keyed hash of the kind, the account and, for a known device, the device. */
  @PrimaryColumn('varchar', { length: 64 })
  subject: string;

  @Column('int', { default: 0 })
  failures: number;

  @Column('int', { default: 0 })
  trying: number;

  /** The failures are forgotten after this time. */
  @InstantColumn()
  endsAt: number;
}
