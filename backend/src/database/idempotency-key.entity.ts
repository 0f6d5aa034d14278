import { Entity, Index, PrimaryColumn, Column } from 'typeorm';
import { InstantColumn, TextColumn } from './columns.js';

@Entity('idempotency_keys')
export class IdempotencyKey {
  /** 0 for a caller without a session. */
  @PrimaryColumn('int')
  userId: number;

  @PrimaryColumn('varchar', { length: 120 })
  operation: string;

  @PrimaryColumn('varchar', { length: 255 })
  idempotencyKey: string;

  @TextColumn(64)
  bodyHash: string;

  @Column('text')
  result: string;

  @Index('ix_idempotency_keys_created')
  @InstantColumn()
  createdAt: number;
}
