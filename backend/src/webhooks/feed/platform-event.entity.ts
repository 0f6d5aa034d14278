import type { EventObject, WebhookEventType } from '@tidyhearth/domain';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { InstantColumn, TextColumn } from '../../database/columns.js';

/**
 * What happened, for programs: written in the transaction of the domain event. Ids are not committed in their order, so
 * the publisher gives each committed row the next `position`; readers go by it.
 */
@Entity('platform_events')
@Index('ux_platform_events_key', ['eventKey'], { unique: true })
@Index('ux_platform_events_position', ['position'], { unique: true })
@Index('ix_platform_events_cleaner', ['cleanerUserId', 'position'])
@Index('ix_platform_events_type', ['type', 'position'])
@Index('ix_platform_events_created', ['createdAt', 'id'])
export class PlatformEvent {
  @PrimaryGeneratedColumn()
  id: number;

  /** `evt_…`: its id outside, and the `webhook-id` of its deliveries. */
  @TextColumn(40)
  eventKey: string;

  @TextColumn(40)
  type: WebhookEventType;

  @TextColumn(20)
  objectType: EventObject;

  @Column('int')
  objectId: number;

  /** `users.id` of the cleaner who may see it; null: for the team alone. */
  @Column('int', { nullable: true })
  cleanerUserId: number | null;

  /** JSON of ids, statuses, times and amounts; no names, addresses and texts. */
  @Column('text')
  data: string;

  /** Of the request or the run of a job that caused it, for the log. */
  @TextColumn(36, { nullable: true })
  requestId: string | null;

  @InstantColumn()
  createdAt: number;

  /** Without gaps, from 1; null until the publisher has seen it. */
  @Column('int', { nullable: true })
  position: number | null;

  /** Counts the events of its object, from 1. */
  @Column('int', { nullable: true })
  sequence: number | null;
}
