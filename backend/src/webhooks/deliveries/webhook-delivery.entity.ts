import type { DeliveryStatus } from '@tidyhearth/domain';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { InstantColumn, TextColumn } from '../../database/columns.js';

/** The outbox of calls and their log: one row for each event and endpoint, with the last request and its answer. */
@Entity('webhook_deliveries')
@Index('ux_webhook_deliveries_event', ['endpointId', 'eventKey'], { unique: true })
@Index('ix_webhook_deliveries_due', ['endpointId', 'status', 'nextAttemptAt'])
@Index('ix_webhook_deliveries_waiting', ['status', 'nextAttemptAt'])
@Index('ix_webhook_deliveries_endpoint', ['endpointId', 'id'])
@Index('ix_webhook_deliveries_owner', ['ownerId'])
@Index('ix_webhook_deliveries_created', ['createdAt', 'id'])
export class WebhookDelivery {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('int')
  endpointId: number;

  @Column('int')
  ownerId: number;

  /** `evt_…`: the `webhook-id`. */
  @TextColumn(40)
  eventKey: string;

  @TextColumn(40)
  type: string;

  /** Byte for byte the same at every try. */
  @Column('text')
  body: string;

  @TextColumn(10, { default: 'pending' })
  status: DeliveryStatus;

  @Column('int', { default: 0 })
  attempts: number;

  @InstantColumn()
  nextAttemptAt: number;

  /** Incremented with each lease, as in the outbox of mails. */
  @Column('int', { default: 0 })
  lease: number;

  /** The headers of the last request, as JSON. */
  @Column('text', { nullable: true })
  requestHeaders: string | null;

  @Column('int', { nullable: true })
  answerStatus: number | null;

  /** The beginning of the answer's body. */
  @Column('text', { nullable: true })
  answerBody: string | null;

  /** Why there was no answer, or not a successful one. */
  @TextColumn(300, { nullable: true })
  error: string | null;

  @Column('int', { nullable: true })
  durationMs: number | null;

  @InstantColumn({ nullable: true })
  lastAttemptAt: number | null;

  /** Id of the request that caused the event or asked for the replay, for the log. */
  @TextColumn(36, { nullable: true })
  requestId: string | null;

  @InstantColumn()
  createdAt: number;
}
