import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Row 1: the last position that was given; whoever publishes holds it. Row 2, which a restore makes: the position after which
 * the feed begins, and above which every number given since is.
 */
@Entity('event_feed_head')
export class EventFeedHead {
  @PrimaryColumn('int')
  id: number;

  @Column('int')
  position: number;
}
