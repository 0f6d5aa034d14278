import type { EventObject } from '@tidyhearth/domain';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { InstantColumn, TextColumn } from '../../database/columns.js';

/** How many events an object has had. Kept longer than the events, because receivers compare the numbers. */
@Entity('event_sequences')
@Index('ux_event_sequences_object', ['objectType', 'objectId'], { unique: true })
@Index('ix_event_sequences_last', ['lastAt', 'id'])
export class EventSequence {
  @PrimaryGeneratedColumn()
  id: number;

  @TextColumn(20)
  objectType: EventObject;

  @Column('int')
  objectId: number;

  @Column('int')
  sequence: number;

  @InstantColumn()
  lastAt: number;
}
