import type { EventObject, WebhookEventType } from '@tidyhearth/domain';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { InstantColumn, TextColumn } from '../../database/columns.js';

/**
 * An event for programs, written in the transaction of the domain event. Ids are not committed in order, so the
 * publisher gives each committed row the next `position`, which readers use.
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

  /** `evt_…`: its public id, and the `webhook-id` of its deliveries. */
  @TextColumn(40)
  eventKey: string;

  @TextColumn(40)
  type: WebhookEventType;

  @TextColumn(20)
  objectType: EventObject;

  @Column('int')
  objectId: number;

  /** `users.id` of the cleaner who may see it; null: only the team. */
  @Column('int', { nullable: true })
  cleanerUserId: number | null;

  /** JSON with ids, statuses, times and amounts, but no names, addresses or texts. */
  @Column('text')
  data: string;

  /** Id of the request or the run of a job that caused it, for the log. */
  @TextColumn(36, { nullable: true })
  requestId: string | null;

  @InstantColumn()
  createdAt: number;

  /** Counts from 1 without gaps; null until it is published. */
  @Column('int', { nullable: true })
  position: number | null;

  /** Counts the events of its object, from 1. */
  @Column('int', { nullable: true })
  sequence: number | null;
}
