import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { InstantColumn, TextColumn } from './columns.js';

@Entity('idempotency_keys')
export class IdempotencyKey {
  /** `user:<id>` or `visitor:<hash>`. */
  @PrimaryColumn('varchar', { length: 48 })
  scope: string;

  /** Method and route pattern. */
  @PrimaryColumn('varchar', { length: 120 })
  operation: string;

  @PrimaryColumn('varchar', { length: 255 })
  idempotencyKey: string;

  @TextColumn(64)
  bodyHash: string;

  /** 0 until the thing has been made. */
  @Column('int')
  madeId: number;

  @Index('ix_idempotency_keys_created')
  @InstantColumn()
  createdAt: number;
}
