import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row: the last position that was given. Whoever publishes holds it. */
@Entity('event_feed_head')
export class EventFeedHead {
  @PrimaryColumn('int')
  id: number;

  @Column('int')
  position: number;
}
