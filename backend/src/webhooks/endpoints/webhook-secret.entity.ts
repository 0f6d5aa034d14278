import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { InstantColumn } from '../../database/columns.js';

/** A secret that signs an endpoint's calls: the newest, and for a day the previous one. */
@Entity('webhook_secrets')
@Index('ix_webhook_secrets_endpoint', ['endpointId', 'id'])
@Index('ix_webhook_secrets_owner', ['ownerId'])
@Index('ix_webhook_secrets_expires', ['expiresAt', 'id'])
export class WebhookSecret {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('int')
  endpointId: number;

  @Column('int')
  ownerId: number;

  @Column('text')
  sealed: string;

  /** Null for the newest. */
  @InstantColumn({ nullable: true })
  expiresAt: number | null;

  @InstantColumn()
  createdAt: number;
}
