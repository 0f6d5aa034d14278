import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { InstantColumn, TextColumn } from '../../database/columns.js';

@Entity('recovery_codes')
@Index('ux_recovery_codes_user', ['userId', 'codeHash'], { unique: true })
export class RecoveryCode {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('int')
  userId: number;

  @TextColumn(64)
  codeHash: string;

  /** Sealed, so that the code can be hashed again when keys rotate; null for codes made before the key ring existed. */
  @TextColumn(160, { nullable: true })
  sealedCode: string | null;

  @InstantColumn({ nullable: true })
  usedAt: number | null;
}
