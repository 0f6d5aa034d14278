import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Row 1: the last position that was given; the publisher locks it. Row 2, which a restore creates: the position after
 * which the feed begins; every number given since is above it.
 */
@Entity('event_feed_head')
export class EventFeedHead {
  @PrimaryColumn('int')
  id: number;

  @Column('int')
  position: number;
}
