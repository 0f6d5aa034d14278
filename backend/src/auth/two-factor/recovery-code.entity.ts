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

  @InstantColumn({ nullable: true })
  usedAt: number | null;
}
