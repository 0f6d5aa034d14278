import type { PauseReason, WebhookStatus } from '@tidyhearth/domain';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { InstantColumn, TextColumn } from '../../database/columns.js';

/** The URL at which a person wants to be called, and about which events. */
@Entity('webhook_endpoints')
@Index('ix_webhook_endpoints_owner', ['ownerId', 'id'])
@Index('ix_webhook_endpoints_status', ['status', 'id'])
export class WebhookEndpoint {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('int')
  ownerId: number;

  @TextColumn(500)
  url: string;

  @TextColumn(200, { nullable: true })
  description: string | null;

  /** JSON list of event types; null: all, including future ones. */
  @Column('text', { nullable: true })
  types: string | null;

  @TextColumn(10, { default: 'active' })
  status: WebhookStatus;

  @TextColumn(10, { nullable: true })
  pausedBecause: PauseReason | null;

  /** Since when no call has succeeded; null: the last call did, or there was none. */
  @InstantColumn({ nullable: true })
  failingSince: number | null;

  @InstantColumn({ nullable: true })
  lastSuccessAt: number | null;

  @InstantColumn({ nullable: true })
  lastFailureAt: number | null;

  @InstantColumn()
  createdAt: number;

  @InstantColumn()
  updatedAt: number;
}
